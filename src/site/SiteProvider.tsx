import { createContext, useContext, type ReactNode } from 'react';
import type { InterfaceStrings, SiteData } from '../generated/types';

const SiteContext = createContext<SiteData | undefined>(undefined);

/** Gives what every page shares (company, branches, strings) to everything below. */
export function SiteProvider({ site, children }: { site: SiteData; children: ReactNode }) {
  return <SiteContext value={site}>{children}</SiteContext>;
}

/** What every page shares. Throws outside a SiteProvider. */
export function useSite(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within a SiteProvider');
  return site;
}

/** The words of the interface (spec R7). */
export function useStrings(): InterfaceStrings {
  return useSite().strings;
}
