import { createContext, useContext, type ReactNode } from 'react';
import type { InterfaceStrings, SiteData } from '../generated/types';

const SiteContext = createContext<SiteData | undefined>(undefined);

/** Gives what every page shares (company, branches, strings) to everything below. */
export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** What a company may do without: see `x-needs` in schemas/blocks. */
type Part = 'store' | 'chat' | 'contact';

/**
 * What every page shares. Throws outside a SiteProvider. A block names the parts of the config that its schema
 * says it needs: `useSite<'store'>()`. The checker lets no site without them have such a block.
 */
export function useSite<Needed extends Part = never>(): SiteData &
  Required<Pick<SiteData, Needed>> {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteProvider');
  return site as SiteData & Required<Pick<SiteData, Needed>>;
}

/** The words of the interface (spec R7). */
export function useStrings(): InterfaceStrings {
  return useSite().strings;
}
