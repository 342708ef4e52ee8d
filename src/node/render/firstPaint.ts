import type { PageData } from '../../generated/types';

/**
 * The longest HTML, in characters, that the first paint waits for. 32 KB are about 5 KB compressed, which take a tenth
 * of a second on slow 3G. If the first block is a longer list of products, visitors should see it while it arrives.
 */
const MAX_HTML_LENGTH = 32_000;

/** React puts this between two blocks of a page. */
const BETWEEN_BLOCKS = '<!--/$--><!--$-->';

/**
 * Where the first paint ends, for a page with a further block: before the last end tag of the first one. There the page
 * carries what the first paint does not need (see document.ts): within the block, because rules for neighbours must find
 * the next block beside it, with JavaScript or without.
 * @returns Its place in the HTML; undefined if the page has one block, or a long one first.
 */
export function foldOf(page: PageData, html: string): number | undefined {
  const next = nextId(page, html);
  if (next === undefined) return undefined;
  const end = html.lastIndexOf(BETWEEN_BLOCKS, html.indexOf(` id="${next}"`));
  const lastTag = html.lastIndexOf('</', end);
  const isEndTag = /^<\/[\w-]+>$/.test(html.slice(lastTag, end));
  return isEndTag && lastTag > html.indexOf(MAIN) ? lastTag : undefined;
}

/**
 * The link that makes browsers wait with the first paint until header and first block are parsed (HTML `rel="expect"`;
 * browsers that do not support it paint at once). A half-parsed header or first block shifts when the rest arrives,
 * because the menu is aligned to the end and the text of a hero is centred. The layout shift was 0.13 on a phone and
 * 0.03 on a wide screen (above 0.1 "needs improvement"). `tests/browser/inPieces.spec.ts` measures it.
 * @param atFold The id of what stands at the fold, if the page has one.
 */
export function firstPaintLink(page: PageData, html: string, atFold?: string): string {
  // Browsers wait only for the start tag of the expected element, so expect the element that follows the first block.
  const expected = atFold ?? nextId(page, html) ?? 'content';
  return `<link rel="expect" href="#${expected}" blocking="render">`;
}

const MAIN = '<main';

/** The id of the second block, if the first paint can wait for it. */
function nextId({ blocks: [, second] }: PageData, html: string): string | undefined {
  const next = second && 'id' in second && second.id;
  const end = next ? html.indexOf(` id="${next}"`) - html.indexOf(MAIN) : -1;
  return next && end > 0 && end <= MAX_HTML_LENGTH ? next : undefined;
}
