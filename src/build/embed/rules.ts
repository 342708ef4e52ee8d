import type { rules as RULES, Rule } from 'virtual:inquiry/rules';
import type { SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import type { Schema } from '../schemas/schema';

const FILE = /^widgets\/([a-z]+)\.schema\.json$/;

/**
 * Compiles schemas/widgets to what the embed checks attributes by: no more than flat texts, choices and whole
 * numbers, in a twentieth of what Ajv's own code for them weighs; a test holds the two to the same verdicts.
 * Where a schema speaks of an office or a category, those of this site are the choices.
 */
export function compileRules(set: SchemaSet, config: SiteConfig): typeof RULES {
  const choices: Record<string, string[]> = {
    branch: [...config.branches.map(({ id }) => id), config.contact.otherBranch.value],
    category: ['all', 'featured', ...config.store.categories.map(({ id }) => id)],
  };
  return Object.fromEntries(
    [...set.files].flatMap(([file, schema]) => {
      const name = FILE.exec(file)?.[1];
      return name ? [[name, rulesOf(schema, choices)]] : [];
    }),
  );
}

function rulesOf(schema: Schema, choices: Record<string, string[]>): Record<string, Rule> {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, field]) => {
      const ids = choices[field['x-kind'] ?? ''];
      const rule = ruleOf({ ...field, ...(ids && { enum: ids }) });
      return [key, { ...rule, ...(schema.required?.includes(key) && { needed: true }) }];
    }),
  );
}

function ruleOf(field: Schema): Rule {
  const otherwise = field.default === undefined ? {} : { otherwise: field.default as string };
  if (field.enum) {
    const texts = field.enum.map(String);
    return { choices: texts, ...otherwise };
  }
  if (field.type === 'integer') {
    const { minimum: least = 0, maximum: most } = field;
    const upTo = most === undefined ? 'on' : `to ${most}`;
    return {
      says: `a whole number from ${least} ${upTo}`,
      least,
      ...(most !== undefined && { most }),
      ...otherwise,
    };
  }
  const length =
    field.minLength || field.maxLength
      ? `^.{${field.minLength ?? 0},${field.maxLength ?? ''}}$`
      : '';
  return {
    says: example(field),
    ...((field.pattern ?? length) && { pattern: field.pattern ?? length }),
    ...otherwise,
  };
}

/** 'texts such as "…"': an example says more than a pattern. */
function example({ examples: [first] = [], maxLength }: Schema): string {
  const length = maxLength ? `, at most ${maxLength} characters` : '';
  return `something like ${JSON.stringify(String(first))}${length}`;
}
