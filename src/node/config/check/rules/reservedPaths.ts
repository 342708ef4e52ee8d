import { isBuiltFolder, isReserved } from '../../../site/published';
import type { Rule } from '../context';

/** No page has an address reserved for built files. */
export const rule: Rule = ({ facts, routes, error }) => {
  for (const { address = '', path: at } of facts.pages) {
    const path = [...at, 'path'];
    const [, folder = ''] = address.split('/');
    if (address === '/404') {
      error(path, '"/404" is the page that "notFound" describes.', 'Choose another address.');
    } else if (isBuiltFolder(folder)) {
      error(
        path,
        `"/${folder}" is reserved for files of the built site.`,
        'Choose another address.',
      );
    }
    const made = /^:(category|product)$/.exec(folder)?.[1];
    if (made === undefined) continue;
    const names = made === 'product' ? routes.products : routes.categories;
    const taken = [...names].find((name) => isReserved(`/${name}`));
    if (taken === undefined) continue;
    error(
      path,
      `This page would put the ${made} "${taken}" at "/${taken}", which is reserved for files of the built site.`,
      `Put a folder before it ("/shop/:${made}"), or give the ${made} another id or alias.`,
    );
  }
};
