/** What the address says under a name: of '?filter=hvac' it is 'hvac' for 'filter'; '' where it says nothing. */
export function readParam(name: string): string {
  return new URLSearchParams(location.search).get(name) ?? '';
}

/**
 * Lets the address say something else under a name, '' to say nothing. 'push' makes an entry that Back leaves;
 * 'replace' corrects the one that is shown. The state of the entry stays, so that the router takes it for the
 * same page, and neither draws nor scrolls it anew.
 */
export function writeParam(name: string, value: string, how: 'push' | 'replace'): void {
  const url = new URL(location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  if (url.href === location.href) return;
  if (how === 'push') history.pushState(history.state, '', url);
  else history.replaceState(history.state, '', url);
}
