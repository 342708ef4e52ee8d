import { createContext } from 'react';

/**
 * True if a page is rendered with its frame: header and footer. The server renders the content alone, as many pages
 * share one frame, which is rendered once. The browser bundle always has both and does not use this.
 */
export const Around = createContext(true);
