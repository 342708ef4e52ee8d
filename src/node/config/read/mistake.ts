/** A change of a text: `insert` replaces `remove` characters at `offset`. */
export interface Edit {
  offset: number;
  remove: number;
  insert: string;
}

/** One syntax error of a text. */
export interface Mistake {
  offset: number;
  message: string;
  advice?: string;
  /** The probable correction, so that the rest can be parsed. */
  repair?: Edit;
  /** Whether nothing else can have been meant, so that the repair may be applied to the file. */
  isCertain?: boolean;
}
