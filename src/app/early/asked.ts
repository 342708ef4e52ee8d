/**
 * Writes what the address names where a page of an unknown category says it (spec R2): one file stands for all of
 * them. What is wrongly encoded stays as it is.
 */
export function drawAsked(): void {
  const [, raw = ''] = /([^/]*)\/*$/.exec(location.pathname) ?? [];
  for (const place of document.querySelectorAll('[data-asked]')) {
    try {
      place.textContent = decodeURIComponent(raw);
    } catch {
      place.textContent = raw;
    }
  }
}
