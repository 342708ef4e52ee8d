/** The elements of the embed: what follows 'inquiry-' in their tags. A file of its own, for loader and widgets are bundled apart. */
export const NAMES = ['add', 'products', 'list', 'contact', 'chat'];
