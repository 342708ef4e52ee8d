/** A parameter of the address: in '?filter=hvac', 'filter' is 'hvac'; '' if it is missing. */
export function readParam(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/**
 * Sets a parameter of the address; '' removes it. 'push' adds an entry that Back leaves; 'replace' changes the
 * current one. The state of the entry stays, so that the router takes it for the same page and neither redraws nor
 * scrolls it.
 */
export function writeParam(name: string, value: string, how: 'push' | 'replace'): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  if (url.href === location.href) return;
  if (how === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
}
