/** An id that no other computer makes, in the letters of an address. Unlike `crypto.randomUUID`, without https, too. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
