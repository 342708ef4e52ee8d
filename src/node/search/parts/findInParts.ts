import { splits } from '../../../catalogue/search/corrections';
import {
  correctedQuestions,
  find,
  findCode,
  findDirectly,
  looseWords,
  type Found,
  type IsInScope,
} from '../../../catalogue/search/find';
import type { LabelledColumn } from '../../../catalogue/search/labelBonus';
import { readQuestion, type Question } from '../../../catalogue/search/question';
import { codesWithSlips, similarWords } from '../../../catalogue/search/similar';
import { isMet, wordScores } from '../../../catalogue/search/wordScores';
import {
  gatherBeginnings,
  gatherNear,
  gatherNearCodes,
  gatherQuestion,
  gatherWords,
  type Gathered,
} from './gather';
import type { LookUps } from './lookUps';
import { partialFinder, type AllQuestions, type PartialFinder } from './partialFinder';

/** What questions are found with. */
export interface Finding extends AllQuestions {
  lookUps: LookUps;
  /** The specifications that a question may name. */
  labelledFor: (question: Question) => Promise<LabelledColumn[]>;
}

/**
 * Finds what the page's search finds: for each of its stages, looks up what that needs, and runs it. Most
 * questions end with the first one.
 */
export async function findInParts(
  finding: Finding,
  typed: string,
  isInScope: IsInScope,
): Promise<Found> {
  const { lookUps, source, synonyms } = finding;
  const question = readQuestion(typed, source.decimal);
  const gathered: Gathered = { terms: new Map(), codes: new Map() };
  const [labelled] = await Promise.all([
    finding.labelledFor(question),
    gatherQuestion(lookUps, question, synonyms, gathered),
  ]);
  const current = remade(gathered, () => partialFinder(gathered, finding, labelled));
  const direct = current();
  const { found } = findDirectly(direct.finder, question, scopeOf(direct, isInScope));
  if (found) return direct.inCatalogue(found);
  await gatherLoose(lookUps, question, { gathered, current });
  await gatherCorrected(finding, question, { gathered, current });
  const findAll = (): Found => {
    const { finder, inCatalogue, places } = current();
    return inCatalogue(find(finder, typed, scopeOf({ places }, isInScope)));
  };
  const again = findAll();
  if (again.match !== 'similar') return again;
  await gatherWords(lookUps, similarWords(question), gathered);
  await gatherNearCodes(lookUps, codesWithSlips(question), gathered);
  return findAll();
}

/** What a question is found with so far, and what was gathered for it. */
interface Stage {
  gathered: Gathered;
  current: () => PartialFinder;
}

/** Makes a finder only if more was gathered since: for a broad question, that takes as long as finding. */
function remade({ terms, codes }: Gathered, make: () => PartialFinder): () => PartialFinder {
  let made: { finder: PartialFinder; size: number } | undefined;
  return () => {
    // Nothing is ever taken away, or looked up otherwise the second time.
    const size = terms.size + codes.size;
    if (made?.size !== size) made = { finder: make(), size };
    return made.finder;
  };
}

const scopeOf =
  ({ places }: Pick<PartialFinder, 'places'>, isInScope: IsInScope): IsInScope =>
  (at) =>
    isInScope(places[at] ?? 0);

/** Finds what has a code, and nothing else. */
export async function findCodeInParts(finding: Finding, typed: string): Promise<Found> {
  const gathered: Gathered = { terms: new Map(), codes: new Map() };
  const question = readQuestion(typed, finding.source.decimal);
  await gatherQuestion(finding.lookUps, { ...question, words: [] }, [], gathered);
  const { finder, inCatalogue } = partialFinder(gathered, finding, []);
  return inCatalogue(findCode(finder, typed));
}

/** Words that nothing meets, taken apart. */
async function gatherLoose(lookUps: LookUps, question: Question, { gathered, current }: Stage) {
  const { finder } = current();
  const unmet = question.words.filter(
    (word) => !word.hasDigits && !isMet(wordScores(finder, word)),
  );
  await gatherBeginnings(
    lookUps,
    unmet.flatMap(({ text }) => splits(text).flat()),
    gathered,
  );
  await gatherWords(lookUps, looseWords(current().finder, question), gathered);
}

/** Words with slips, and what they may have been meant for. */
async function gatherCorrected(
  { lookUps, source, synonyms }: Finding,
  question: Question,
  { gathered, current }: Stage,
) {
  await gatherNear(lookUps, question.words, gathered);
  for (const text of correctedQuestions(current().finder, question))
    await gatherQuestion(lookUps, readQuestion(text, source.decimal), synonyms, gathered);
}
