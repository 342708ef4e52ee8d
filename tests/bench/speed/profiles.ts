import type { Shape } from '../server/link';

/** A network profile typical of the site's visitors. */
export interface Profile {
  name: 'slow 4G' | 'slow 3G';
  shape: Shape;
  /**
   * The effective connection type to report to Chromium, which cannot see the throttling and uses it for lazy
   * loading.
   */
  effectiveType: string;
}

/** The measured profiles: Lighthouse's slow 4G, and one a quarter as fast; kbit/s and ms. */
export const PROFILES: Profile[] = [
  { name: 'slow 4G', shape: { kbps: 1600, rtt: 150 }, effectiveType: '4G' },
  { name: 'slow 3G', shape: { kbps: 400, rtt: 400 }, effectiveType: '3G' },
];

/** How many times slower the phone is than this machine. */
export const SLOWDOWN = 4;

/** In CSS px, at a device pixel ratio of 2. */
export const SCREEN = { width: 360, height: 740 };
