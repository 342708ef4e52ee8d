import { existsSync } from 'node:fs';
import { fontFile, otherFontFiles } from '../../../assets/fonts/fontFile';
import { MAX_UNSUPPORTED_SHARE } from '../../../assets/fonts/fonts';
import { withNames } from '../../../assets/fonts/headings';
import { missingLetters, type MissingLetters } from '../../../assets/fonts/letters';
import type { Rule } from '../context';
import { valueAt } from '../../../../document/values';

const FONT = ['theme', 'fonts', 'heading'];
/** A message lists no more letters than this. */
const MAX_LETTERS_LISTED = 8;
const ASCII = /^[\0-\x7f]*$/;

/** The heading font has the letters of the headings; the warning names the font used instead. */
export const rule: Rule = ({ config, facts, root, publicDir, warning }) => {
  const [source, family, weight] = ['source', 'family', 'weight'].map((field) =>
    valueAt(config, [...FONT, field]),
  );
  if (typeof source !== 'string' || typeof family !== 'string' || typeof weight !== 'number')
    return;
  const all = withNames(config, facts.headings);
  const texts = all.filter((text) => !ASCII.test(text));
  const font = { source, family, weight };
  const file = fontFile({ root, publicDir }, font);
  // Another rule reports a missing file.
  if (texts.length === 0 || !existsSync(file)) return;
  const lack = tryMissingLetters(all, [file, ...otherFontFiles(file, font)]);
  if (!lack || lack.letters.length === 0) return;
  const first = texts.find((text) => lack.letters.some((letter) => text.includes(letter)));
  const more = lack.letters.length > MAX_LETTERS_LISTED ? ' …' : '';
  warning(
    [...FONT, 'family'],
    `"${family}" lacks the letters ${lack.letters.slice(0, MAX_LETTERS_LISTED).join(' ')}${more}, as in "${first}". ${
      lack.share > MAX_UNSUPPORTED_SHARE
        ? 'All headings use the text font ("body") instead.'
        : 'Another font is used for these words.'
    }`,
    'Choose a font that has them: as "source", name a Fontsource package or your own file in public/.',
  );
};

/** Another rule reports a file that is not a font. */
function tryMissingLetters(
  texts: readonly string[],
  files: readonly string[],
): MissingLetters | undefined {
  try {
    return missingLetters(texts, files);
  } catch {
    return undefined;
  }
}
