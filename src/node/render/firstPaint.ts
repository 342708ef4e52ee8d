import type { PageData } from '../../generated/types';

/**
 * The longest HTML, in characters, that the first paint waits for. 32 KB are about 5 KB compressed, which take a tenth
 * of a second on slow 3G. If the first block is a longer list of products, visitors should see it while it arrives.
 */
const MAX_HTML_LENGTH = 32_000;

/**
 * The link that makes browsers wait with the first paint until header and first block are parsed (HTML `rel="expect"`;
 * browsers that do not support it paint at once). A half-parsed header or first block shifts when the rest arrives,
 * because the menu is aligned to the end and the text of a hero is centred. The layout shift was 0.13 on a phone and
 * 0.03 on a wide screen (above 0.1 "needs improvement"). `tests/browser/inPieces.spec.ts` measures it.
 */
export function firstPaintLink({ blocks: [, second] }: PageData, html: string): string {
  const next = second && 'id' in second && second.id;
  const end = next ? html.indexOf(` id="${next}"`) - html.indexOf('<main') : -1;
  // Browsers wait only for the start tag of the expected element, so expect the element that follows the first block.
  const expected = next && end > 0 && end <= MAX_HTML_LENGTH ? next : 'content';
  return `<link rel="expect" href="#${expected}" blocking="render">`;
}
