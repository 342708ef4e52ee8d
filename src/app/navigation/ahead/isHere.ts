/** Whether a code file is loaded: with the first page, whose styles are inlined, or since then. */
export function isHere(name: string): boolean {
  const address = `/${name}`;
  const { preload, inlined } = window.app.boot;
  return (
    preload.includes(address) ||
    inlined.includes(address) ||
    performance.getEntriesByName(new URL(address, location.href).href).length > 0
  );
}
