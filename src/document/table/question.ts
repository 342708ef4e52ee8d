/** One of the answers to a question. */
export interface Choice {
  value: string;
  /** What people read. */
  label: string;
  /** What the file would say with this answer: the first texts that differ. */
  sample?: string;
}

/** What only a person can say about a file before its products can be read. */
export interface Question {
  /** Under which its answer is kept: 'encoding'. */
  key: string;
  /** A whole sentence. */
  text: string;
  /** The likeliest first. */
  choices: readonly Choice[];
  /** Whether no answer is safe enough to be taken unasked, not even with `--yes`. */
  needsPerson?: boolean;
}

/** What has been answered, by the keys of the questions. */
export type Answers = Readonly<Record<string, string>>;
