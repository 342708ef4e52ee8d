import { blankTexts, type BlankWords } from '../../../../document/schema/blank';
import { allBlankWords } from '../../../language/blankWords';
import type { Schema } from '../../../../document/schema/schema';
import { schemaAt } from '../../../../document/schema/schemaAt';
import type { Path } from '../../../../document/schema/walk';
import { isRecord } from '../../../../document/isRecord';
import type { Rule } from '../context';
import { eachText } from '../eachText';

/** The parts of the config that have blocks. */
const WITH_BLOCKS = ['pages', 'shared', 'notFound'];

/** What a new block has where somebody has to write is replaced before launch. */
export const rule: Rule = ({ config, set, warning }) => {
  if (!isRecord(config)) return;
  const blocks = Object.fromEntries(WITH_BLOCKS.map((part) => [part, config[part]]));
  const languages = [undefined, ...allBlankWords()];
  eachText(blocks, (text, path) => {
    if (!blanksAt(set.config, blocks, path, languages).includes(text)) return;
    warning(
      [...path],
      `"${text}" is still the text of a new block.`,
      'Write your own, or take it away.',
    );
  });
};

/** What the field at a path may begin with in a new block, in any language: the site may have been in another. */
function blanksAt(
  root: Schema,
  blocks: object,
  path: Path,
  languages: readonly (BlankWords | undefined)[],
): string[] {
  const isEntry = typeof path.at(-1) === 'number';
  const field = isEntry ? path.slice(0, -1) : path;
  const schema = schemaAt(root, blocks, field);
  if (!schema) return [];
  return languages.flatMap((words) => blankTexts(String(field.at(-1)), schema, words) ?? []);
}
