import type { Rule } from '../context';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { explainField, fieldName } from '../shape/words';

/** White space, and characters without width, which texts copied from other programs contain. */
const BLANK = /^[\s\u2800\p{Default_Ignorable_Code_Point}]+$/u;

/** A required text contains visible characters; for the schema, white space is enough. */
export const rule: Rule = ({ eachText, config, set, error }) => {
  eachText((text, path) => {
    if (!BLANK.test(text)) return;
    const schema = schemaAt(set.config, config, path);
    const isDescription =
      path.at(-1) === 'alt' &&
      schemaAt(set.config, config, path.slice(0, -1))?.['x-kind'] === 'image';
    if ((schema?.minLength ?? 0) < 1 && !isDescription) return;
    error(
      [...path],
      `${fieldName(path)} has only blanks, so visitors would see nothing.`,
      explainField(schema),
    );
  });
};
