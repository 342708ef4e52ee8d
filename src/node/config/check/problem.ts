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

/** A mistake in the config or a file with its products, as shown to people. */
export interface Problem extends ValueProblem {
  /** The file with products that it is in, as the config names it; without one, it is in the config. */
  file?: string;
  /** Where it is in a table, for people: 'row 12, column C (Name)'; '' for the whole of a file. */
  place?: string;
  /** From 1; of a table, the row. 0 for the file as a whole. */
  line: number;
  /** From 1, in UTF-16 code units, as editors count; of a table, the column. 0 for the whole row. */
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
  /** The value that this one is the same as, where that is what is wrong: reports say where it stands. */
  sameAs?: Path | undefined;
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
