import type { Operation } from '../../../document/operation';
import type { Answers, Question } from '../../../document/table/question';

/** A file that is to be taken over. */
export interface TakeoverRequest {
  /** What it is called: its end says what it is. */
  name: string;
  /** The bytes in base64. */
  data: string;
  /** Whether products that the file does not have are to go. */
  remove: boolean;
  /** What was answered about it. */
  answers?: Answers;
  /** Pictures that were given with it: their addresses on the site by the names of their files, in lower case. */
  pictures?: Readonly<Record<string, string>>;
}

/** What taking over a file would do, or what must be known first. */
export type TakeoverAnswer = Takeover | { question: Question };

/** Lines of which there may be too many to be listed. */
export interface Lines {
  /** How many there are. */
  count: number;
  /** The first of them. */
  first: readonly string[];
}

/** What taking over a file would do. Nothing has been changed. */
export interface Takeover {
  /** What makes the change. */
  operations: readonly Operation[];
  /** Products by id and name. */
  added: Lines;
  /** Cell by cell: 'C7 Name of pump-1: "Pump" → "Bilge pump"'. */
  cells: Lines;
  /** How many products change. */
  changed: number;
  /** Products that the file does not have. */
  missing: Lines;
  /** How many products stay as they are. */
  same: number;
  mistakeCount: number;
  /** With sheet and cell, or the place on the site; many of a kind in one line. */
  mistakes: Lines;
  /** Headings that name no column, and sheets that are left out. */
  leftOut: Lines;
  /** What happens to products of another system on the way. */
  onTheWay: Lines;
  /** Pictures of theirs that are not on the site. */
  toFetch: Lines;
  /** The names of their files, in lower case. */
  wanted: readonly string[];
}
