/** Where `npm run search` listens unless told otherwise, as the samples for servers have it. */
export const SEARCH_PORT = 4180;
