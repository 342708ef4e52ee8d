/** The progress of a build. */
export type BuildProgress =
  /** Scripts, styles, fonts and pictures are being prepared. */
  | { step: 'prepare' }
  /** Pages are being written: `done` of `total` are. */
  | { step: 'pages'; done: number; total: number }
  /** All pages are there; lists and feeds are being written, and the new site takes the place of the last. */
  | { step: 'finish' };

/** Called for each step of a build. */
export type TellProgress = (progress: BuildProgress) => void;
