import { vi } from 'vitest';
import { packIndex } from '../../../src/catalogue/search/indexFile';
import { openInPage } from '../../../src/catalogue/search/openInPage';
import type { Open } from './open';

/** The index file of the build, read as the browser reads it. */
export const open: Open = (source) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(packIndex(source, true))));
  return openInPage('/catalogue/search.json').finally(() => vi.unstubAllGlobals());
};
