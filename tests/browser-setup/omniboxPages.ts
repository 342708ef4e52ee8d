/**
 * Features of Chromium that draw the list below the address bar as a page. Each window loads two such pages in a process
 * of their own, although a headless one shows neither: they took a third of the CPU time of Chromium 156 in these tests.
 */
const OMNIBOX_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const FLAG = '--disable-features=';

/**
 * The flag with which a browser starts without those pages. It names again what is switched off already, as Chromium
 * only obeys the last flag of this name. Features that a browser does not know are no error.
 * @param commandLine The arguments that it was started with.
 */
export function withoutOmniboxPages(commandLine: readonly string[]): string {
  const before = commandLine.findLast((argument) => argument.startsWith(FLAG))?.slice(FLAG.length);
  return FLAG + [...(before ? [before] : []), ...OMNIBOX_PAGES].join(',');
}
