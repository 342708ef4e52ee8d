/**
 * Says in a sample why a server compresses by itself.
 * @param hasSiblings Whether most files have compressed siblings all the same.
 */
export const whoCompresses = (server: string, hasSiblings: boolean): string =>
  hasSiblings
    ? `Pages of products and of their listings have none, so ${server} compresses them as it sends them.`
    : `As the config says ("hosting": { "compressed": false }), ${server} compresses by itself.`;
