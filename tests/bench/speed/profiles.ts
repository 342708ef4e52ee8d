import type { Shape } from '../server/link';

/** A phone on a line, as the visitors of the site have them. */
export interface Profile {
  name: 'slow 4G' | 'slow 3G';
  shape: Shape;
  /** Which kind of line Chromium takes it for: it cannot know the shaping, and fetches lazy pictures by it. */
  kind: string;
}

/** The lines that are measured: Lighthouse's slow 4G, and one a quarter as fast; kbit/s and ms. */
export const PROFILES: Profile[] = [
  { name: 'slow 4G', shape: { kbps: 1600, rtt: 150 }, kind: '4G' },
  { name: 'slow 3G', shape: { kbps: 400, rtt: 400 }, kind: '3G' },
];

/** The phone is so many times slower than the machine that measures. */
export const SLOWDOWN = 4;

/** In CSS px, at two device px each. */
export const SCREEN = { width: 360, height: 740 };
