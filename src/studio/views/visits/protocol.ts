import type { Visits } from '../../../document/visits/visits';

/** The answer to GET /api/visits. */
export interface VisitsAnswer {
  /** The log that the config names ("studio", "log"); none if it names none. */
  log?: string;
  /** How many files were read: the log, and those that it was before it was rotated. */
  files?: number;
  visits?: Visits;
  /** Why the log cannot be read, in a sentence. */
  failure?: string;
}
