/** happy-dom loads no pictures but calls them complete, as browsers do with one that has failed. */
Object.defineProperty(HTMLImageElement.prototype, 'complete', {
  configurable: true,
  get: () => false,
});
