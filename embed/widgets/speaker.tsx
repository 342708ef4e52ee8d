import type { SiteData } from '../../src/generated/types';
import { fill } from '../../src/cart/fill';
import type { Context } from '../context';
import { Notice, type Said } from './Notice';
import type { Stage } from './stage';

/**
 * Draws the region of the notice, once on a page.
 * @param duration How long a notice stays, in ms.
 * @param open Shows the list.
 * @returns Shows the toast for a product that a button or a script of the page has added.
 */
export function createSpeaker(
  { cart }: Context,
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
    const place = modalDialog() ?? document.documentElement;
    // A page that rewrites its document removes it.
    if (region.parentNode !== place) place.append(region);
    const texts = [fill(strings.addedToList, { name })];
    if (!cart.getSnapshot().stored) texts.push(strings.storageLost);
    stage.put(region, nodeOf({ texts, button }));
  };
}

/** The dialog under which all else is inert. */
function modalDialog(): Element | undefined {
  try {
    return [...document.querySelectorAll('dialog:modal')].at(-1);
  } catch {
    // Browsers of 2022 do not know ':modal'.
    return undefined;
  }
}
