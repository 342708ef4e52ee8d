/**
 * Resolves once all of the page has come. On a slow network, scripts that a visitor has from before are there sooner than
 * the end of the page, where the data are that it carries.
 */
export async function whenParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
