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
  const direct = partialFinder(gathered, finding, labelled);
  const { found } = findDirectly(direct.finder, question, scopeOf(direct, isInScope));
  if (found) return direct.inCatalogue(found);
  await gatherLoose(finding, question, gathered);
  await gatherCorrected(finding, question, gathered);
  const findAll = (): Found => {
    const { finder, inCatalogue, places } = partialFinder(gathered, finding, labelled);
    return inCatalogue(find(finder, typed, scopeOf({ places }, isInScope)));
  };
  const again = findAll();
  if (again.match !== 'similar') return again;
  await gatherWords(lookUps, similarWords(question), gathered);
  await gatherNearCodes(lookUps, codesWithSlips(question), gathered);
  return findAll();
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
async function gatherLoose(finding: Finding, question: Question, gathered: Gathered) {
  const { lookUps } = finding;
  const { finder } = partialFinder(gathered, finding, []);
  const unmet = question.words.filter(
    (word) => !word.hasDigits && !isMet(wordScores(finder, word)),
  );
  await gatherBeginnings(
    lookUps,
    unmet.flatMap(({ text }) => splits(text).flat()),
    gathered,
  );
  const words = looseWords(partialFinder(gathered, finding, []).finder, question);
  await gatherWords(lookUps, words, gathered);
}

/** Words with slips, and what they may have been meant for. */
async function gatherCorrected(finding: Finding, question: Question, gathered: Gathered) {
  const { lookUps, source, synonyms } = finding;
  await gatherNear(lookUps, question.words, gathered);
  const corrected = correctedQuestions(partialFinder(gathered, finding, []).finder, question);
  for (const text of corrected)
    await gatherQuestion(lookUps, readQuestion(text, source.decimal), synonyms, gathered);
}
