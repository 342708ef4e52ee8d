import type { Contents } from '../pages';

/** The contents and sizes of all pages: `/data/<build>/_ahead.json`. Transfer sizes in bytes, measured by the build. */
export interface Weights {
  /** The prefetch budget of a visit. */
  budget: number;
  contents: Contents;
  /** The data of pages by id; for a pattern, the largest by the id of its stand-in: 'store/category/_unknown'. */
  data: Record<string, number>;
  /** The files of each block type, beyond those of every page: 'assets/Steps-a1b2c3.js'. */
  code: Record<string, Record<string, number>>;
  /** The files with all products of long listings, by address. */
  listings: Record<string, number>;
}
