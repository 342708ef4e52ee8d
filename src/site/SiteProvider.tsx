import { createContext, useContext, type ReactNode } from 'react';
import type { InterfaceStrings, SiteData } from '../generated/types';

const SiteContext = createContext<SiteData | undefined>(undefined);

/** Provides the data that all pages share: company, branches, interface texts. */
export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** Optional sections of the config: see `x-needs` in schemas/blocks. */
type Feature = 'store' | 'chat' | 'contact';

/**
 * The shared site data. Throws outside a SiteProvider. A block lists the config sections its schema needs, as in
 * `useSite<'store'>()`; the checker rejects sites that use the block without them.
 */
export function useSite<Needed extends Feature = never>(): SiteData &
  Required<Pick<SiteData, Needed>> {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteProvider');
  return site as SiteData & Required<Pick<SiteData, Needed>>;
}

/** The interface texts [S12]. */
export function useStrings(): InterfaceStrings {
  return useSite().strings;
}
