import { filesBelow } from '../../../files/filesBelow';
import { isPinnedFile } from '../../../site/pinned';
import { isPrepared, isReserved } from '../../../site/published';
import type { Context, Rule } from '../context';

/** What to do instead of adding a file that the build writes itself. */
const INSTEAD: Record<string, string> = {
  '/_redirects': 'Remove it, and write its redirects into "redirects".',
  '/favicon.svg': 'Remove it: the icon is made from the "mark" of site › logo.',
};

/** No file of public/ has the address of a built file, which would silently replace it. */
export const rule: Rule = async (context) => {
  const { publicDir, error, warning } = context;
  // The folder is optional.
  for (const file of await filesBelow(publicDir).catch(() => [])) {
    if (isPrepared(file) || isPinnedFile(file)) continue;
    const address = `/${file.replaceAll('\\', '/')}`;
    const page = pageAt(context, address);
    if (page !== undefined) {
      error(
        [],
        `The file public${address} stands where the page "${page}" is built: visitors could see only one of them.`,
        'Remove it, give it another name, or change the address of the page.',
      );
    } else if (isReserved(address) && address.lastIndexOf('/') > 0) {
      warning(
        [],
        `The file public${address} lies in a folder that the build fills: a file of its own could take its place.`,
        'Put it into a folder of another name, such as public/files/.',
      );
    } else if (isReserved(address)) {
      error(
        [],
        `The file public${address} would be lost: the build writes its own.`,
        INSTEAD[address] ?? 'Remove it: the build makes it from this config.',
      );
    }
  }
};

/** The page that hosts would serve for the address of a file: '/about' for '/about/index.html' and '/about.html'. */
function pageAt({ routes }: Context, address: string): string | undefined {
  const page = address.replace(/(?:\/index)?\.html$/, '') || '/';
  return routes.page(page) === undefined ? undefined : page;
}
