/** A query parameter: 'hvac' for 'filter' in '?filter=hvac'; '' if missing. */
export function readParam(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/**
 * Sets a query parameter; '' removes it. 'push' adds a history entry, 'replace' changes the current one. The history
 * state is kept, so that the router treats it as the same page and neither rerenders nor scrolls.
 */
export function writeParam(name: string, value: string, how: 'push' | 'replace'): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  if (url.href === location.href) return;
  if (how === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
}
