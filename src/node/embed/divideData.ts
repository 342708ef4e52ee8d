import type { ElementData, WidgetData } from '../../../embed/data';
import type { EmbedElement } from './elements';

/** The only element that has data besides words: the form. */
const CONTACT_TAG = 'inquiry-contact';

/** Where the data of the widgets is. */
export interface DividedData {
  /** In their own file. */
  common: WidgetData;
  /** In the files of elements, by tag. */
  onDemand: Record<string, ElementData>;
}

/**
 * Divides the data of the widgets among their files: what only an element with a file of its own shows is in that.
 * @param strings The names of the words that the panel and the notice show.
 */
export function divideData(
  whole: WidgetData,
  strings: readonly string[],
  elements: readonly EmbedElement[],
): DividedData {
  const apart = elements.filter(({ isOnDemand }) => isOnDemand);
  const shared = new Set([
    ...strings,
    ...elements.flatMap((element) => (element.isOnDemand ? [] : element.strings)),
  ]);
  const words = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(whole.words).filter(([name]) => isWanted(name)));
  const isApart = apart.some(({ tag }) => tag === CONTACT_TAG);
  return {
    common: {
      ...whole,
      words: words((name) => shared.has(name)) as WidgetData['words'],
      contact: isApart ? undefined : whole.contact,
    },
    onDemand: Object.fromEntries(
      apart.map((element) => [
        element.tag,
        {
          words: words((name) => element.strings.includes(name) && !shared.has(name)),
          ...(element.tag === CONTACT_TAG && { contact: whole.contact }),
        },
      ]),
    ),
  };
}
