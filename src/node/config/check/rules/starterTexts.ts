import { STAND_INS } from '../../../assets/standInDrawing';
import { languageWords, wordLanguages, type StarterTexts } from '../../../language/languageWords';
import type { Rule } from '../context';

/** The parts of the config that begin with texts to be replaced. */
const WITH_STARTERS = new Set<unknown>(['pages', 'store']);

/** What a new company begins with, to be replaced: told by the texts themselves, so that each is settled by writing it. */
export const rule: Rule = ({ eachText, warning }) => {
  const starters = new Set(wordLanguages().flatMap((tag) => toWrite(languageWords(tag).starter)));
  const shortest = Math.min(
    ...[...Object.keys(STAND_INS), ...starters].map(({ length }) => length),
  );
  eachText((text, path) => {
    // A catalogue has a million texts, of which most are too short to be looked up.
    if (text.length < shortest) return;
    const isStandIn = Object.hasOwn(STAND_INS, text);
    if ((!isStandIn && !starters.has(text)) || !WITH_STARTERS.has(path[0])) return;
    if (isStandIn) {
      warning(
        [...path],
        'This is still the drawing that stands in for a picture.',
        'Choose a picture.',
      );
      return;
    }
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
