import type { InterfaceStrings, SiteData } from '../generated/types';

/** Partial site data for tests that need only some texts and the name. */
export function siteWith(strings: Partial<InterfaceStrings>, name = 'Acme'): SiteData {
  // Complete site data would obscure what a test depends on.
  return { site: { name }, strings } as SiteData;
}
