import type { Operation } from './operation';

/** What was changed, in words. */
export interface Described {
  /** The page or part of the site: 'About', 'Store'. */
  where: string;
  /** 'heading of "Our Core Values" changed from "…" to "…"'. */
  words: string;
  /** Where it is in the later version. */
  pointer: string;
  /** Takes this alone back. */
  takeBack: readonly Operation[];
  /** Whether it stands for many changes, of which `pointer` is the first. */
  isJoined?: true;
}
