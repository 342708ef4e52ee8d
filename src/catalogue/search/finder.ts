import type { LabelledColumn } from './labelBonus';
import type { SearchSource } from './searchTypes';
import type { readSynonyms } from './synonyms';
import type { Lookup } from './wordScores';

/** All that questions are answered from. */
export interface Finder extends Lookup {
  source: SearchSource;
  /** Is asked for once a question needs them. */
  labelled: () => readonly LabelledColumn[];
  synonyms: ReturnType<typeof readSynonyms>;
}
