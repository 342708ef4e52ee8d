import { createMemorySearch } from '../../../src/catalogue/search/memorySearch';
import { bare, drawnCodes, missed, notFirst } from '../../search/grading';
import { partsCatalogue } from '../../search/partsCatalogue';
import { FORTY, SECOND_THIRTY, THIRTY, TWENTY_FOUR } from '../../search/questions';
import { SIZE } from './catalogue';

const DRAWN_CODES = 1000;

/** How many questions of buyers are answered in first place, and how many codes, which are typed in two ways. */
export interface Answers {
  forty: number;
  twentyFour: number;
  thirty: number;
  secondThirty: number;
  codes: number;
}

/** Asks all questions of tests/search, and codes as they are printed and without their signs. */
export async function countAnswers(): Promise<Answers> {
  const source = partsCatalogue(SIZE);
  const provider = createMemorySearch(source);
  const answered = async (questions: typeof FORTY) =>
    questions.length - (await missed(provider, questions)).length;
  const codes = drawnCodes(source, DRAWN_CODES);
  const wrong = new Set([
    ...(await notFirst(provider, codes, (code) => code)),
    ...(await notFirst(provider, codes, bare)),
  ]);
  return {
    forty: await answered(FORTY),
    twentyFour: await answered(TWENTY_FOUR),
    thirty: await answered(THIRTY),
    secondThirty: await answered(SECOND_THIRTY),
    codes: codes.filter((code) => !wrong.has(code)).length,
  };
}
