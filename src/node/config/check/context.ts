import type { SchemaSet } from '../../schemas/load';
import type { Path } from '../../schemas/walk';
import type { Operation } from '../../../studio/model/operation';
import type { Facts } from './facts';
import type { Routes } from './routes';

/** What a rule gets. */
export interface Context {
  /** The config with its defaults; its shape may be wrong anywhere. */
  data: unknown;
  /** The config as in the file, without defaults. */
  written(): unknown;
  set: SchemaSet;
  facts: Facts;
  routes: Routes;
  /** The folder of the files that the site serves as they are. */
  publicDir: string;
  /** The folder of the project. */
  root: string;
  error: Report;
  warning: Report;
}

/** Reports a finding: where it is, what is wrong, what to do; and the cure, where only one is possible. */
export type Report = (
  path: Path,
  message: string,
  advice?: string,
  fix?: readonly Operation[],
) => void;

/** Looks for one kind of mistake that schemas cannot see. Never throws, whatever the config looks like. */
export type Rule = (context: Context) => void | Promise<void>;
