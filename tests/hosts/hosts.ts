import type { Expected } from './in-page/host';

/** The pages of embed/hosts, with titles for their tests and deviations from the default expectations. */
export const HOSTS: [page: string, says: string, expected?: Partial<Expected>][] = [
  ['plain', 'a page without tricks'],
  ['twice', 'a page that has the script twice'],
  ['two-versions', 'a page that has the script in two versions'],
  ['all-unset', 'a page whose styles unset everything'],
  ['unknown-elements-hidden', 'a page whose styles hide what they do not know'],
  ['small-root-font', 'a page whose rem is 10 px'],
  ['quirks-rtl-upper-case', 'a page in quirks mode, from right to left, in upper case'],
  ['dark', 'a dark page'],
  ['csp', 'a page whose policy lets in our origin and nothing else'],
  ['csp-nonce', 'a page whose policy trusts a nonce and what it loads'],
  ['trusted-types', 'a page that enforces Trusted Types'],
  ['sandboxed', 'a page in a sandbox, of no origin', { stored: false }],
  ['storage-throws', 'a page whose storage is denied', { stored: false }],
  ['storage-full', 'a page whose storage is full', { stored: false }],
  ['prototype-js', 'a page on which arrays have a toJSON'],
  ['enumerable-additions', 'a page that adds to the prototypes of objects and arrays'],
  ['broken-bind', 'a page whose bind forgets arguments'],
  ['amd-and-react', 'a page with define and a React of its own'],
  ['moved-body', 'a page whose body is moved, and that shows a dialog of its own'],
  ['tag-manager', 'a page into which a tag manager inserts the script'],
  ['turbo', 'a page that swaps its body', { styles: false }],
  ['rewritten', 'a page that writes its HTML anew', { styles: false }],
  ['written-after-load', 'a page that calls document.write when it has loaded', { styles: false }],
  ['hotkeys-and-messages', 'a page with hotkeys and hostile messages'],
  ['slow', 'a page on a line on which each answer takes more than a second'],
];

/** Pages on which the embed cannot be loaded. */
export const OUT_OF_REACH: [page: string, says: string, told: { partly: boolean }][] = [
  ['origin-down', 'our origin is down', { partly: false }],
  ['chunk-is-html', 'our origin answers with HTML', { partly: true }],
];
