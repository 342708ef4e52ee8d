import type { hints as HINTS } from 'virtual:inquiry/hints';
import type { rules as RULES, Rule } from 'virtual:inquiry/rules';
import type { SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import type { Schema } from '../schemas/schema';

const FILE = /^widgets\/([a-z]+)\.schema\.json$/;

/**
 * Compiles schemas/widgets to what the embed reads attributes by: a pattern for each, in a twentieth of what
 * Ajv's own code for them weighs; a test holds the two to the same verdicts. What is accepted stands in words
 * apart, for those whose page has a mistake. Where a schema speaks of an office or a category, those of this
 * site are the choices.
 */
export function compileRules(
  set: SchemaSet,
  config: SiteConfig,
): { rules: typeof RULES; hints: typeof HINTS } {
  const choices: Record<string, string[]> = {
    branch: [
      ...config.branches.map(({ id }) => id),
      ...(config.contact ? [config.contact.otherBranch.value] : []),
    ],
    category: ['all', 'featured', ...(config.store?.categories.map(({ id }) => id) ?? [])],
  };
  const widgets = [...set.files].flatMap(([file, schema]) => {
    const name = FILE.exec(file)?.[1];
    return name ? [[name, schema] as const] : [];
  });
  const compiled = <T>(ofField: (field: Schema, isNeeded: boolean) => T) =>
    Object.fromEntries(
      widgets.map(([name, { properties = {}, required = [] }]) => [
        name,
        Object.fromEntries(
          Object.entries(properties).map(([key, field]) => {
            const ids = choices[field['x-kind'] ?? ''];
            return [key, ofField({ ...field, ...(ids && { enum: ids }) }, required.includes(key))];
          }),
        ),
      ]),
    );
  return { rules: compiled(ruleOf), hints: compiled(hintOf) };
}

function ruleOf(field: Schema, isNeeded: boolean): Rule {
  const otherwise = field.default as string | undefined;
  const pattern = patternOf(field);
  if (isNeeded) return [pattern, otherwise ?? null, true];
  return otherwise === undefined ? [pattern] : [pattern, otherwise];
}

/** What all of a text has to be. */
function patternOf(field: Schema): string {
  const { minLength = 0, maxLength = '', pattern } = field;
  if (field.enum) return field.enum.map(String).join('|');
  if (field.type === 'integer') return wholeNumbers(field);
  if (pattern) return `${pattern}[^]*`.replace(/\$\[\^\]\*$/, '').replace(/^\^/, '');
  return minLength || maxLength ? `.{${minLength},${maxLength}}` : '[^]*';
}

/** Ten by ten: 1 to 48 is '[1-9]|1[0-9]|2[0-9]|3[0-9]|4[0-8]'. */
function wholeNumbers({ minimum: least = 0, maximum: most }: Schema): string {
  if (most === undefined) return least > 0 ? '0*[1-9]\\d*' : '\\d+';
  const tens = Array.from({ length: Math.floor(most / 10) + 1 }, (_, ten) => {
    const from = Math.max(least - ten * 10, 0);
    return `${ten || ''}[${from}-${Math.min(most - ten * 10, 9)}]`;
  });
  return `0*(${tens.join('|')})`;
}

function hintOf(field: Schema): string {
  const { examples: [first] = [], maxLength, minimum: least = 0, maximum: most } = field;
  if (field.enum) return field.enum.join(', ');
  if (field.type === 'integer')
    return `a whole number${most === undefined ? `, ${least} or more` : ` from ${least} to ${most}`}`;
  // An example says more than a pattern.
  const length = maxLength ? `, at most ${maxLength} characters` : '';
  return `something like ${JSON.stringify(String(first))}${length}`;
}
