import { STAND_INS } from '../../../assets/standInDrawing';
import { languageWords, wordLanguages, type StarterTexts } from '../../../language/languageWords';
import { isRecord } from '../../../../document/isRecord';
import type { Rule } from '../context';
import { eachText } from '../eachText';

/** The parts of the config that begin with texts to be replaced. */
const WITH_STARTERS = ['pages', 'store'];

/** What a new company begins with, to be replaced: told by the texts themselves, so that each is settled by writing it. */
export const rule: Rule = ({ config, warning }) => {
  if (!isRecord(config)) return;
  const parts = Object.fromEntries(WITH_STARTERS.map((part) => [part, config[part]]));
  const starters = new Set(wordLanguages().flatMap((tag) => toWrite(languageWords(tag).starter)));
  eachText(parts, (text, path) => {
    if (Object.hasOwn(STAND_INS, text)) {
      warning(
        [...path],
        'This is still the drawing that stands in for a picture.',
        'Choose a picture.',
      );
      return;
    }
    if (!starters.has(text)) return;
    warning(
      [...path],
      `"${text}" is still the text of a new company.`,
      'Write your own, or take it away.',
    );
  });
};

/** The texts that ask to be written. Headings such as "Where to find us" may stay. */
const toWrite = (starter: StarterTexts): string[] => [
  ...starter.reasons.flat(),
  ...starter.service,
  starter.serviceText,
  starter.detail,
  starter.story,
  starter.people,
  starter.categoryText,
  starter.productText,
];
