import type { SiteConfig } from '../../../generated/authored';

/** What a published site was asked for, and whether the host does it. */
export interface LiveFinding {
  /** What was tried, in words: 'Old addresses lead to the new ones'. */
  tried: string;
  /** What is wrong and what to do; undefined if nothing is. */
  missing?: string | undefined;
}

/** The part of a config that a published site is compared with. */
export type LiveConfig = Pick<SiteConfig, 'pages' | 'redirects'> & {
  store?: Pick<NonNullable<SiteConfig['store']>, 'search'> | undefined;
};

/** How a live site is asked. */
export interface Live {
  /** The origin of the site, without a slash at its end. */
  origin: string;
  config: LiveConfig;
  /** Asks for a path of the site, or a whole address. Follows no redirect. Throws if there is no answer. */
  ask: (address: string, headers?: Record<string, string>) => Promise<LiveAnswer>;
}

/** What a host has answered. */
export interface LiveAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** One thing that a host must do. Resolves to nothing where the site has no such thing. */
export type LiveCheck = (live: Live) => Promise<LiveFinding | undefined>;
