import { cspHash } from '../../../src/node/files/assets';

const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const EARLY = /<script\b[^>]*\bid="early"[^>]*>.*?<\/script>/s;

/**
 * Converts a page of the site to a handmade one: removes all scripts and what only they need (parts waiting to be
 * revealed), and replaces the early script.
 * @param script Contains CART_KEY as a placeholder for the storage key of the list.
 * @throws If the page has no early script, and so is not a page of this site.
 */
export function byHand(html: string, script: string): string {
  const early = EARLY.exec(html)?.[0];
  const key = /"cart":"(.*?)"/.exec(early ?? '')?.[1];
  if (!early || !key) throw new Error('The page has no early script to be replaced.');
  const own = script.replaceAll('CART_KEY', key);
  return html
    .replace(early, '<!--script-->')
    .replace(SCRIPT, '')
    .replace(/ data-reveal(="[^"]*")?(?=[\s>/])/g, '')
    .replace(/script-src 'self' 'sha256-[^']+'/, `script-src '${cspHash(own)}'`)
    .replace('<!--script-->', () => `<script>${own}</script>`);
}
