import type { Editor } from './editor';

/** One step of the migration chain; each is a file in steps/. */
export interface Step {
  from: number;
  to: number;
  /** What changes, in one sentence. */
  describe: string;
  /** Makes the changes; must be idempotent. */
  migrate(config: Editor): void;
}
