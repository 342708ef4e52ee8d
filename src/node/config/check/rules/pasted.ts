import type { Schema } from '../../../../document/schema/schema';
import { setValue } from '../../../../document/operation';
import type { Rule } from '../context';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { didPaste, mayBePasted, type Leftover } from '../leftovers';

/**
 * Texts contain no invisible characters that break lines badly or show as a box, left by copying from Word,
 * spreadsheets or web pages. What may be intended is allowed: no-break spaces beside numbers, symbols and short
 * words, soft hyphens in words.
 */
export const rule: Rule = ({ eachText, config, set, warning }) => {
  eachText((text, path) => {
    if (!mayBePasted(text)) return;
    const { found, cleaned } = didPaste(text);
    const [first] = found;
    // Other rules check names, addresses and blank texts.
    if (!first || !cleaned.trim() || !isProse(schemaAt(set.config, config, path))) return;
    warning(
      [...path],
      `This text has ${whatOf(first)} in it, ${first.position}${more(found.length)}: it was probably pasted from another program.`,
      `It should be: "${shortened(cleaned)}".`,
      [setValue([...path], cleaned)],
    );
  });
};

const whatOf = ({ name, code }: Leftover) => `${name} (U+${code})`;

function more(found: number): string {
  if (found < 2) return '';
  return found === 2 ? ' and in one other place' : ` and in ${found - 1} other places`;
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

function isProse(schema: Schema | undefined): boolean {
  return !schema?.['x-kind'] && schema?.pattern === undefined && !schema?.enum;
}
