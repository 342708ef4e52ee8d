import { cspHash } from '../../../src/node/files/assets';

const SCRIPT = /<script\b[^>]*>.*?<\/script>/gs;
const EARLY = /<script\b[^>]*\bid="early"[^>]*>.*?<\/script>/s;

/**
 * A page of the site as somebody would make it by hand: every script is thrown out, with what only scripts
 * need (links for Vite's preloader, parts that wait to be revealed), and one is put in the place of the
 * early script.
 * @param script With CART_KEY where the key of the stored list belongs.
 * @throws When the page has no early script: it is then not a page of this site.
 */
export function byHand(html: string, script: string): string {
  const early = EARLY.exec(html)?.[0];
  const key = /&quot;cart&quot;:&quot;(.*?)&quot;/.exec(early ?? '')?.[1];
  if (!early || !key) throw new Error('The page has no early script to be replaced.');
  const own = script.replaceAll('CART_KEY', key);
  return html
    .replace(early, '<!--script-->')
    .replace(SCRIPT, '')
    .replace(/<link rel="stylesheet"[^>]*\bdisabled[^>]*>/g, '')
    .replace(/ data-reveal(="[^"]*")?(?=[\s>/])/g, '')
    .replace(/script-src 'self' 'sha256-[^']+'/, `script-src '${cspHash(own)}'`)
    .replace('<!--script-->', () => `<script>${own}</script>`);
}
