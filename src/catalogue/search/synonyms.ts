import { readQuestion, type Question, type QuestionWord } from './question';
import { singulars } from './stems';
import type { SearchSource } from './searchTypes';

/** Words that stand for those at a place of the question. */
export interface Alternative {
  /** The first word of the question that they stand for, and how many. */
  at: number;
  length: number;
  words: readonly QuestionWord[];
}

type Phrase = readonly QuestionWord[];

/** Reads the config's lists of words with the same meaning. */
export function readSynonyms({ synonyms, decimal }: SearchSource): readonly (readonly Phrase[])[] {
  return synonyms.map((list) =>
    list.map((text) => readQuestion(text, decimal).words).filter((words) => words.length > 0),
  );
}

/** Where a question has words of a list, the others of that list. */
export function alternativesTo(
  { words }: Question,
  synonyms: readonly (readonly Phrase[])[],
): Alternative[] {
  return synonyms.flatMap((list) =>
    list.flatMap((phrase) =>
      [...words.keys()]
        .filter((at) => phrase.every((word, n) => isSame(words[at + n], word)))
        .flatMap((at) =>
          list
            .filter((other) => other !== phrase)
            .map((other) => ({ at, length: phrase.length, words: other })),
        ),
    ),
  );
}

function isSame(typed: QuestionWord | undefined, word: QuestionWord): boolean {
  if (!typed) return false;
  return typed.text === word.text || singulars(typed.text).includes(word.text);
}
