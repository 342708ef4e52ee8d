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
  /** Where the question is what each column is: the guess by the value of the choice, and what there is to choose. */
  columns?: {
    guess: Readonly<Record<string, string>>;
    roles: Readonly<Record<string, string>>;
  };
}

/** What has been answered, by the keys of the questions. */
export type Answers = Readonly<Record<string, string>>;
