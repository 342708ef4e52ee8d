import type { Rule, Rules } from '../../../embed/widgets/attributes';
import type { SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import type { Schema } from '../schemas/schema';
import { choicesOf } from '../site/elements';

/**
 * What the embed checks attributes by, from the schemas of its elements and of the script's tag: of each the keywords
 * that `fits` and `hintOf` read, as Ajv's own code for them weighs twenty times as much; a test holds the two to the
 * same verdicts. Where a schema speaks of an office or a category, those of this site are the choices.
 */
export function compileRules({ elements, script }: SchemaSet, config: SiteConfig): Rules {
  const choices = choicesOf(config);
  const rulesOf = ({ properties = {}, required = [] }: Schema) =>
    Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [
        key,
        ruleOf(field, choices[field['x-kind'] ?? ''], required.includes(key)),
      ]),
    );
  const all = [...elements, ['script', script] as const];
  return Object.fromEntries(all.map(([name, schema]) => [name, rulesOf(schema)]));
}

/** `undefined` is left out of the JSON. */
function ruleOf(field: Schema, ids: string[] | undefined, isNeeded: boolean): Rule {
  const choices = ids ?? field.enum?.map(String);
  const otherwise = field.default as Rule['default'];
  if (choices) return { enum: choices, default: otherwise, required: isNeeded || undefined };
  const { type, pattern, minLength, maxLength, minimum, maximum, examples: [example] = [] } = field;
  return {
    ...(type === 'integer' ? { type, minimum, maximum } : { pattern, minLength, maxLength }),
    ...(type !== 'integer' && { example: String(example) }),
    default: otherwise,
    required: isNeeded || undefined,
  };
}
