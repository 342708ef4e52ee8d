import type { Editor } from './editor';

/** One step of the chain that brings an older config up to date; one file in steps/ each. */
export interface Step {
  from: number;
  to: number;
  /** What changes, in one sentence for people. */
  describe: string;
  /** Makes the changes; must leave alone what is already as it should be. */
  migrate(config: Editor): void;
}
