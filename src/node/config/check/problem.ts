import type { Path } from '../../../document/schema/walk';
import type { Operation } from '../../../document/operation';
import type { Edit } from '../read/mistake';

/** An error fails the build; a warning does not (unless --strict makes it an error). */
export type Severity = 'error' | 'warning';

/** A mistake in a config that is not in a file. */
export interface ValueProblem {
  severity: Severity;
  /** The path in words: 'Home (/) › block 3 "Stats" › items › 2'. Empty for the whole file. */
  path: string;
  /** What is wrong: a sentence. */
  message: string;
  /** What to do: a sentence. */
  advice?: string | undefined;
  /** The JSON pointer: '/pages/0/blocks/2/items/1'. */
  pointer: string;
  /**
   * The fix, if only one is possible; applied as a whole or not at all. `npm run check -- --fix` applies it, an
   * editor offers it.
   */
  fix?: readonly Operation[] | undefined;
}

/** A mistake in the config, as shown to people. */
export interface Problem extends ValueProblem {
  /** From 1. */
  line: number;
  /** From 1, in UTF-16 code units, as editors count. */
  column: number;
  /** The fix of a syntax error, which has no pointer: a change of the text. */
  repair?: Edit | undefined;
}

/** A mistake without its position in the text. */
export interface Finding {
  severity: Severity;
  path: Path;
  /** 'key' for the name of a field, 'value' for its value. */
  at: 'key' | 'value';
  message: string;
  advice?: string | undefined;
  fix?: readonly Operation[] | undefined;
  /** What an editor with forms says instead, where the words above are about how the file is written. */
  inForm?: FormWords | undefined;
}

/** Words for people who see fields, and not the file. */
export interface FormWords {
  /** Without it, that of the finding. */
  message?: string;
  /** Without it, there is none. */
  advice?: string;
}
