import { normalizePath } from 'vite';

/**
 * Code that every page needs, or nearly every one (rows of cards): files and folders, relative to the project's root.
 * All of it is one chunk, because a chunk for each small module would cost a request each, and more than it saves.
 */
const ON_EVERY_PAGE = [
  'src/app/',
  'src/cart/badge.ts',
  'src/cart/chatLink.ts',
  'src/cart/encoderFor.ts',
  'src/cart/fill.ts',
  'src/cart/items.ts',
  'src/cart/keepInStep.ts',
  'src/cart/observable.ts',
  'src/cart/plural.ts',
  'src/cart/react/',
  'src/cart/storage.ts',
  'src/cart/store.ts',
  'src/catalogue/once.ts',
  'src/catalogue/search/filterText.ts',
  'src/catalogue/searchTerm.ts',
  'src/page/',
  'src/site/',
  'src/ui/',
  'src/widgets/product-tile/',
];

/**
 * Modules within those folders that do not belong to that chunk, because they are loaded later: with the blocks that
 * need them, tooltips and hover if there is a mouse, and the prefetching of pages once the network is idle.
 */
const ON_SOME_PAGES = [
  'src/app/layout/hover/watchHover.ts',
  'src/app/navigation/ahead/',
  'src/site/dateInWords.ts',
  'src/site/maps/',
  'src/ui/code/',
  'src/ui/figures/',
  'src/ui/form/',
  'src/ui/isInView.ts',
  'src/ui/motion/',
  'src/ui/said/',
  'src/ui/stepper/',
  'src/ui/tooltip/',
  'src/ui/wordmark/',
  'src/widgets/product-tile/TileFacts.tsx',
  'src/widgets/product-tile/tile-facts.module.css',
];

/** What the inquiry list shares with parts that open later: its message, its note, its link, and its text fields. */
const OF_THE_LIST = [
  'src/cart/about.ts',
  'src/cart/message.ts',
  'src/cart/note.ts',
  'src/cart/reference.ts',
  'src/cart/shareLink.ts',
  'src/cart/twins.ts',
  'src/widgets/inquiry-list/text-field.module.css',
];

/** What listings have in common with what opens in them, and with pages of products. */
const OF_THE_STORE = [
  'src/blocks/product-listing/comparing.ts',
  'src/catalogue/search.ts',
  'src/widgets/loading/',
  'src/widgets/next-steps/',
];

/**
 * All files and folders that the chunks name, for the test that each is there.
 * @internal
 */
export const CHUNK_FILES = [...ON_EVERY_PAGE, ...ON_SOME_PAGES, ...OF_THE_LIST, ...OF_THE_STORE];

/** Packages that are loaded when somebody opens a workbook, or looks at a code to scan. */
const ON_DEMAND = /node_modules\/(@e965\/xlsx|qrcode|dijkstrajs)\//;

const REACT = /node_modules\/(react|react-dom|scheduler)\//;

/** The chunks that modules are grouped in. A module of none of them is bundled with the module that imports it. */
export const CHUNKS = ['react', 'app', 'list', 'store'] as const;

/**
 * The chunk of a module; undefined if it is bundled with the module that imports it.
 * @param module Its path, or its id if it is virtual.
 */
export function chunkOf(root: string, module: string): (typeof CHUNKS)[number] | undefined {
  const file = normalizePath(module).replace(`${normalizePath(root)}/`, '');
  const isIn = (files: readonly string[]) => files.some((one) => file.startsWith(one));
  if (REACT.test(file)) return 'react';
  if (ON_DEMAND.test(file)) return undefined;
  // Put Vite's helpers there too, because one of them wraps each dynamic import.
  if (file.includes('node_modules/') || file.startsWith('\0vite/')) return 'app';
  if (isIn(OF_THE_LIST)) return 'list';
  if (isIn(OF_THE_STORE)) return 'store';
  return isIn(ON_EVERY_PAGE) && !isIn(ON_SOME_PAGES) ? 'app' : undefined;
}
