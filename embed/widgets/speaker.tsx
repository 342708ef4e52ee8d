import type { SiteData } from '../../src/generated/types';
import { fill } from '../../src/cart/fill';
import { notices } from '../../src/widgets/notices/noticeStore';
import { Notices } from '../../src/widgets/notices/Notices';
import type { Context } from '../context';
import type { Stage } from './stage';

/**
 * Draws the region of the notices, once on a page.
 * @param duration How long a notice stays after adding, in ms.
 * @param open Shows the list.
 * @returns Speaks of a product that has been added.
 */
export function createSpeaker(
  { list }: Context,
  { strings }: SiteData,
  stage: Stage,
  duration: number,
  open: () => void,
): (name: string) => void {
  const { notices: label, dismiss: dismissLabel } = strings;
  const stand = () =>
    stage.stand('inquiry-notices', <Notices label={label} dismissLabel={dismissLabel} />);
  let speaker = stand();
  let warned = false;

  return (name) => {
    // A page that writes itself anew throws away what stands beside its body.
    if (!speaker.isConnected) {
      stage.drop(speaker);
      speaker = stand();
    }
    notices.add({
      id: 'added',
      type: 'success',
      title: strings.addedToListTitle,
      text: fill(strings.addedToList, { name }),
      duration,
      action: { label: strings.viewList, onClick: open },
    });
    if (list.stored || warned) return;
    warned = true;
    notices.add({ type: 'warning', title: strings.storageLost });
  };
}
