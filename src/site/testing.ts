import type { InterfaceStrings, SiteData } from '../generated/types';

/** Site data for tests that look at a few words and the name alone; whatever else they read is missing. */
export function siteWith(strings: Partial<InterfaceStrings>, name = 'Acme'): SiteData {
  // A whole SiteData would hide what a test is about.
  return { site: { name }, strings } as SiteData;
}
