import type { FillDefaults } from './draftDefaults';

/** A draft as the preview can show it. */
export interface Shown {
  revision: number;
  draft: unknown;
  /** The draft without mistakes. */
  value: unknown;
}

/** What the preview is made from. */
export interface PreviewOptions {
  root: string;
  /** The config: its full path. */
  file: string;
  /** The origin of Studio. */
  studio: string;
  first: Shown | undefined;
  fillDefaults: FillDefaults;
  /** Called when a file that the site is made from has changed. */
  fileChanged: (file: string) => void;
  /** Called when pages are made of a draft. */
  drawn: (revision: number) => void;
}
