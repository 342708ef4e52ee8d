import type { SchemaSet } from '../../schemas/load';
import type { Path } from '../../../document/schema/walk';
import type { Operation } from '../../../document/operation';
import type { ReadSources } from './colours/sheets';
import type { VisitText } from './eachText';
import type { Facts } from './facts';
import type { FormWords } from './problem';
import type { Routes } from './routes';

/** The argument of a rule. */
export interface Context {
  /** The config with its defaults; it may be malformed anywhere. */
  config: unknown;
  /** The config as in the file, without defaults. */
  written(): unknown;
  set: SchemaSet;
  facts: Facts;
  routes: Routes;
  /** The present. */
  now: Date;
  /** The folder of static files, pictures and fonts. */
  publicDir: string;
  /** The project's folder. */
  root: string;
  /** The code and style sheets of its blocks. */
  sources: ReadSources;
  /**
   * Calls `visit` for every text of the config, once all rules have been called, and then `end`. The path is mutated
   * meanwhile: copy it to keep it.
   */
  eachText: (visit: VisitText, end?: () => void) => void;
  error: Report;
  warning: Report;
}

/**
 * Reports a finding: its path, what is wrong, what to do; the fix, if only one is possible; what an editor says
 * instead, if the words are about how the file is written; and the value that this one must not be the same as.
 */
export type Report = (
  path: Path,
  message: string,
  advice?: string,
  fix?: readonly Operation[],
  inForm?: FormWords,
  sameAs?: Path,
) => void;

/** Finds one kind of mistake that schemas cannot express. Never throws, whatever the config looks like. */
export type Rule = (context: Context) => void | Promise<void>;
