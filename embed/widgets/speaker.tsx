import type { SiteData } from '../../src/generated/types';
import { fill } from '../../src/cart/fill';
import type { Context } from '../context';
import { Notice, type Said } from './Notice';
import type { Stage } from './stage';

/**
 * Draws the region of the notice, once on a page.
 * @param duration How long a notice stays, in ms.
 * @param open Shows the list.
 * @returns Speaks of a product that has been added, by a button or by a script of the page.
 */
export function createSpeaker(
  { list }: Context,
  { strings }: SiteData,
  stage: Stage,
  duration: number,
  open: () => void,
): (name: string, button?: HTMLElement) => void {
  const nodeOf = (said?: Said) => (
    <Notice
      strings={strings}
      said={said}
      duration={duration}
      onClose={() => stage.put(region, nodeOf())}
      onAction={open}
    />
  );
  const region = stage.stand('inquiry-notices', nodeOf());

  return (name, button) => {
    // Under a modal dialog of the page all else is inert. A page that writes itself anew throws it away.
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;
    if (region.parentNode !== place) place.append(region);
    const texts = [fill(strings.addedToList, { name })];
    if (!list.stored) texts.push(strings.storageLost);
    stage.put(region, nodeOf({ texts, button }));
  };
}
