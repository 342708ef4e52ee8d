import type { Browser } from '@playwright/test';
import type { SiteConfig } from '../../src/generated/authored';

/** A company's built site. */
export interface BuiltSite {
  name: string;
  /** The folder that would be uploaded. */
  dir: string;
  config: SiteConfig;
}

/** A site, published by a host's program. */
export interface HostedSite extends BuiltSite {
  /** 'http://localhost:4173' */
  origin: string;
  browser: Browser;
}

/** One thing that visitors and partners need of a host. Resolves to what is wrong; undefined if nothing is. */
export type HostCheck = (site: HostedSite) => Promise<string | undefined>;
