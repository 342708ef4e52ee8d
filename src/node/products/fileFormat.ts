import type { Answers, Question } from '../../document/table/question';
import type { Sheet } from '../../document/table/sheets';
import type { ForeignCatalogue } from './foreign/product';

/** What a format is told about a file. */
export interface FileContext {
  /** The name of the file: that of the sheet, where the format has no sheets. */
  name: string;
  answers: Answers;
  /** The company's language, for files that have texts in several: 'nb-NO'. */
  language: string;
  /** How many of the texts are headings that mean something, of a row that could hold headings; 0 without codes. */
  countHeadings: (row: readonly string[]) => number;
}

/** The sheets of a file, its products where it says what everything is, or what has to be known before it can be read. */
export type FileContent =
  | { sheets: Sheet[] }
  | { catalogue: ForeignCatalogue }
  | { question: Question };

/** A kind of file that products come in. Every file of the folder `formats` exports one as `format`. */
export interface FileFormat {
  /** Its name for people: 'CSV'. */
  title: string;
  /** In lower case, with the dot. */
  extensions: readonly string[];
  /** How sure it is that bytes are of this format, whatever the file is called: 0 for no. */
  recognises: (bytes: Uint8Array) => boolean;
  /**
   * Reads a file, all cells as the text that they show.
   * @throws A sentence, if it cannot be read.
   */
  read: (bytes: Buffer, context: FileContext) => FileContent | Promise<FileContent>;
}
