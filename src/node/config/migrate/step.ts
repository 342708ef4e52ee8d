import type { Editor, FieldEditor } from './editor';

/** One step of the migration chain; each is a file in steps/. */
export interface Step {
  from: number;
  to: number;
  /** What changes, in one sentence. */
  describe: string;
  /** Makes the changes; must be idempotent. */
  migrate(config: Editor): void;
  /**
   * Makes the changes to a product: in the config, or in a row or line of a file that the config names. Must be
   * idempotent.
   */
  migrateProduct?: (product: FieldEditor) => void;
}
