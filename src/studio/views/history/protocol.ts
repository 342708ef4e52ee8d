/** All saved states of the config. */
export interface HistoryAnswer {
  /** The newest first. */
  versions: readonly ListedVersion[];
  /** Whether the next save becomes a commit. */
  isInGit: boolean;
  /** Why it does not, though the folder is in a repository. */
  note?: string;
}

/** A saved state, as it is listed. */
export interface ListedVersion {
  id: string;
  /** An ISO date and time. */
  at: string;
  who: string;
  /** What it changed: one line each. */
  words: readonly string[];
  /** Whether it was made outside of Studio, by those who write the code. */
  isOfCode?: boolean;
}

/** One saved state, and the one before it, if there is one that can be read. */
export interface VersionAnswer {
  value: unknown;
  before?: unknown;
}
