// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
/**
 * How long a text must have stood before it is said, in ms. Screen readers drop what changes in the moment of a key or of
 * a moved focus, and speak of every letter what is said at once.
 */
export const SAY_AFTER_MS = 1000;

/** The same for a text that probably gives way to another one, such as that something is loading. */
export const SAY_BRIEF_AFTER_MS = 3000;

/** How long a text stays to be picked up, in ms. Later, who reads the page would find it a second time. */
const FORGET_AFTER_MS = 4000;

/**
 * Has screen readers say a text that stands in the page already, once it has settled.
 * @param region A live region that is otherwise empty.
 * @param canSay Whether it can be heard then.
 * @param after In ms, how long it must have stood.
 * @returns Takes the text back, before the next one.
 */
export function say(
  region: Element,
  text: string,
  { canSay = () => true, after = SAY_AFTER_MS }: { canSay?: () => boolean; after?: number } = {},
): () => void {
  const saying = setTimeout(() => {
    if (!canSay()) return;
    // A new element each time: a text that is set to what it was is no change.
    const said = document.createElement('span');
    said.textContent = text;
    region.replaceChildren(...(text === '' ? [] : [said]));
  }, after);
  const forgetting = setTimeout(() => region.replaceChildren(), after + FORGET_AFTER_MS);
  return () => {
    clearTimeout(saying);
    clearTimeout(forgetting);
  };
}
