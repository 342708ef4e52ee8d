import { createContext } from 'react';

/**
 * Whether a page is drawn with its frame: header and footer. The server draws the content alone, because the frame is
 * the same on many pages and drawn once. Browsers always have both and do not get this.
 */
export const Around = createContext(true);
