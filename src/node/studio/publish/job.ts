import type { Progress, Way } from '../../../studio/views/publish/protocol';

/** What a publishing process is to do. */
export interface Job {
  way: Way;
  /** The folder of the project. */
  root: string;
  /** The config: its full path. */
  config: string;
  /** Where what is not saved yet stands, for 'draft' and 'share': the full path of a config. */
  draft?: string;
  /** The folder that the site is built in. */
  site: string;
  /** The file that is made, for 'zip' and 'draft'. */
  zip: string;
}

/** What was published. */
export interface JobDone {
  /** The text of the config that the site was built from. */
  text: string;
  pages: number;
  files: number;
  bytes: number;
}

/** What a publishing process says. */
export type FromJob = { progress: Progress } | { done: JobDone } | { failure: string };
