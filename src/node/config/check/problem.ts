import type { Path } from '../../schemas/walk';
import type { Operation } from '../../../studio/model/operation';
import type { Edit } from '../read/mistake';

/** An error fails the build; a warning does not (unless --strict makes it an error). */
export type Severity = 'error' | 'warning';

/** A mistake in the config, as people read it. */
export interface Problem {
  severity: Severity;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in UTF-16 units, as editors count. */
  column: number;
  /** Where it is, in words: 'Home (/) › block 3 "Stats" › items › 2'. Empty for the whole file. */
  path: string;
  /** What is wrong: a sentence. */
  message: string;
  /** What to do: a sentence. */
  advice?: string | undefined;
  /** Where it is, for tools: '/pages/0/blocks/2/items/1'. */
  pointer: string;
  /** The cure, where only one is possible; all of it or nothing. `npm run check -- --fix` makes it, an editor offers it. */
  fix?: readonly Operation[] | undefined;
  /** The same for broken syntax, which no pointer leads into: a change of the text. */
  repair?: Edit | undefined;
}

/** A mistake whose position in the text is not known yet. */
export interface Finding {
  severity: Severity;
  path: Path;
  /** 'key' for the name of a field, 'value' for what it holds. */
  at: 'key' | 'value';
  message: string;
  advice?: string | undefined;
  fix?: readonly Operation[] | undefined;
}
