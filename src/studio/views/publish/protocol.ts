/** The steps of publishing, in their order; a way has only some of those after 'pages'. */
export type Step =
  | 'check'
  | 'prepare'
  | 'pages'
  | 'finish'
  | 'pack'
  | 'copy'
  | 'send'
  | 'switch'
  | 'push';

/** How far publishing has come. */
export interface Progress {
  step: Step;
  /** How many pages or files are done; undefined where that cannot be known. */
  done?: number;
  total?: number;
}

/**
 * A way to publish. 'draft' makes a copy of the site that opens from a disk, to be shown around; 'share' shows it to
 * phones in the same network.
 */
export type Way = 'push' | 'server' | 'zip' | 'draft' | 'share';

/** A way that this site has. */
export interface WayOut {
  way: Way;
  /** Where it leads: 'origin/main', 'web.example.org'; for 'share', the address with its key. */
  where: string;
  /** Why it cannot be gone now: a sentence. */
  why?: string;
}

/** How the last attempt ended. */
export type Outcome =
  | { way: Way; state: 'done'; at: string; pages: number; files: number; bytes: number }
  | { way: Way; state: 'failed' | 'cancelled'; message: string };

/** Who the draft is shown to. */
export interface Phones {
  /** By which the next phone opens it; each has its own. */
  address: string;
  /** How many have opened it. */
  count: number;
}

/** What is published, and what happens. */
export interface PublishState {
  ways: readonly WayOut[];
  running?: { way: Way; progress: Progress };
  outcome?: Outcome | undefined;
  /** What is live, as far as is known. */
  live?: {
    at: string;
    who: string;
    /** A server, a folder or 'ZIP'; nothing for the host that builds the site. */
    where?: string;
    /** The size of the whole site in bytes. */
    bytes?: number;
    /** In what the saved config differs from it, in words. */
    changes: readonly string[];
  };
}
