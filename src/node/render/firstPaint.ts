import type { PageData } from '../../generated/types';

/**
 * The longest HTML, in characters, that the first paint waits for: 32 KB are about 5 KB compressed, a tenth of a second
 * on slow 3G. A list of products as the first block may be longer, and is better seen while it arrives.
 */
const LONGEST = 32_000;

/**
 * The link that makes browsers wait with the first paint until header and first block are parsed (HTML
 * `rel="expect"`; browsers that do not know it paint at once). A half-parsed header or first block shifts when the rest
 * arrives, since the menu is aligned to the end and the text of a hero centred: by 0.13 on a phone and 0.03 on a wide
 * screen, as browsers count it (above 0.1 "needs improvement"). `tests/browser/inPieces.spec.ts` measures it.
 */
export function firstPaintLink({ blocks: [, second] }: PageData, html: string): string {
  const next = second && 'id' in second && second.id;
  const end = next ? html.indexOf(` id="${next}"`) - html.indexOf('<main') : -1;
  // An element is expected as soon as its start tag is there: the end of the one before it.
  const expected = next && end > 0 && end <= LONGEST ? next : 'content';
  return `<link rel="expect" href="#${expected}" blocking="render">`;
}
