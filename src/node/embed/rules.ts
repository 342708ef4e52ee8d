import type { Rule, Rules } from '../../../embed/widgets/attributes';
import type { SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import type { Schema } from '../schemas/schema';

const FILE = /^widgets\/([a-z]+)\.schema\.json$/;

/**
 * What the embed checks attributes by, from schemas/widgets: of each schema the keywords that `fits` and `hintOf`
 * read, as Ajv's own code for them weighs twenty times as much; a test holds the two to the same verdicts. Where a
 * schema speaks of an office or a category, those of this site are the choices.
 */
export function compileRules(set: SchemaSet, config: SiteConfig): Rules {
  const choices = choicesOf(config);
  const rules = [...set.files].flatMap(([file, { properties = {}, required = [] }]) => {
    const name = FILE.exec(file)?.[1];
    const fields = Object.entries(properties).map(([key, field]): [string, Rule] => [
      key,
      ruleOf(field, choices[field['x-kind'] ?? ''], required.includes(key)),
    ]);
    return name ? [[name, Object.fromEntries(fields)] as const] : [];
  });
  return Object.fromEntries(rules);
}

/** The ids of this site that a kind of value may be. */
function choicesOf({ branches, contact, store }: SiteConfig): Record<string, string[]> {
  return {
    branch: [...branches.map(({ id }) => id), ...(contact ? [contact.otherBranch.value] : [])],
    category: ['all', 'featured', ...(store?.categories.map(({ id }) => id) ?? [])],
  };
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
