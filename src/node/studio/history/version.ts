/** A saved state of the config. */
export interface Version {
  /** 'git:<commit>' or 'folder:<time>-<hash>'. */
  id: string;
  /** When it was saved, as an ISO date and time. */
  at: string;
  /** Who saved it. */
  who: string;
  /** What it changed: one line each. */
  words: readonly string[];
  /** Whether it was made outside of Studio, by those who write the code. */
  isOfCode?: boolean;
}

/** A version that is about to be kept. */
export interface NewVersion {
  /** The config as the file now has it. */
  text: string;
  /** What it changed, in words. */
  words: readonly string[];
}
