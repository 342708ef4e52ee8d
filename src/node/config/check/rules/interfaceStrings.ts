import type { Schema } from '../../../../document/schema/schema';
import type { Path } from '../../../../document/schema/walk';
import { choicesIn, WITH_CHOICES, withoutChoices } from '../../../language/plurals';
import type { Context, Rule } from '../context';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { valueAt } from '../../../../document/values';
import { setValue, type Operation } from '../../../../document/operation';
import { certainly } from '../certain';
import { didYouMean } from '../suggest';

/** The groups of texts with {placeholders}. Only some of them support plural forms. */
const GROUPS: { group: string[]; hasChoices: boolean }[] = [
  ...WITH_CHOICES.map((name) => ({ group: [name], hasChoices: true })),
  { group: ['embed', 'words'], hasChoices: false },
];

/**
 * A changed text of the interface or the inquiry has all required {placeholders} and no unknown ones, which visitors
 * would see verbatim.
 */
export const rule: Rule = (context) => {
  const { config, set } = context;
  for (const { group, hasChoices } of GROUPS) {
    for (const [key, text] of Object.entries(Object(valueAt(config, group)))) {
      const path = [...group, key];
      const field = schemaAt(set.config, config, path);
      // Most are the English defaults, which the check has filled in.
      if (field && typeof text === 'string' && text !== field.default)
        checkText(context, { text, field, path, hasChoices });
    }
  }
};

interface Told {
  text: string;
  field: Schema;
  path: Path;
  hasChoices: boolean;
}

/** Reports one mistake per text: a misnamed placeholder would also be missing. */
function checkText({ error, warning }: Context, told: Told): void {
  const { text, field, path } = told;
  const wrong = wrongPlaceholder(told);
  if (wrong) return error(path, ...wrong, renamed(told));
  // Other rules report texts without the plural form 'other', and empty texts.
  const half = choicesIn(text).some(({ forms }) =>
    forms.every(([category]) => category !== 'other'),
  );
  if (half || text.trim() === '') return;
  const needed = field['x-placeholders'] ?? [];
  const there = placeholdersOf(text);
  const missing = needed.filter((placeholder) => !there.includes(placeholder));
  if (missing.length > 0) return error(path, ...missingPlaceholders(missing, field));
  const chosen = new Set(choicesIn(text).map(({ placeholder }) => placeholder));
  const lost = placeholdersOf(typeof field.default === 'string' ? field.default : '').filter(
    (placeholder) => !there.includes(placeholder) && !chosen.has(placeholder),
  );
  if (lost.length === 0) return;
  const [are, them] = isAre(lost);
  warning(
    path,
    `${named(lost)} ${are} missing: the English text has ${them}.`,
    `If that is not on purpose, put ${them} in, as in ${JSON.stringify(field.default)}.`,
  );
}

/** Corrects the name of a mistyped {placeholder}. */
function renamed({ text, field, path }: Told): Operation[] | undefined {
  const known = placeholdersOf(`${String(field.default)} ${field.description ?? ''}`);
  const wrong = placeholdersOf(text).filter((name) => !known.includes(name));
  const [name = ''] = wrong;
  const meant = wrong.length === 1 ? certainly(name, known) : undefined;
  return meant === undefined
    ? undefined
    : [setValue(path, text.replaceAll(`{${name}}`, `{${meant}}`))];
}

type Words = [message: string, advice: string];

/** The first name in braces that is not a placeholder of this text. */
function wrongPlaceholder({ text, field, hasChoices }: Told): Words | undefined {
  const known = placeholdersOf(`${String(field.default)} ${field.description ?? ''}`);
  const chosen = hasChoices ? choicesIn(text).map(({ placeholder }) => placeholder) : [];
  const wrong = [...placeholdersOf(text), ...chosen].find(
    (placeholder) => !known.includes(placeholder),
  );
  // Another rule reports redacted values.
  if (wrong === 'email' || wrong === 'phone') return undefined;
  const otherwise = known.length > 0 ? `Use ${named(known)}.` : 'Remove it.';
  const meant = (name: string): string =>
    didYouMean(name, known, otherwise).replace(/"([^"]*)"/, '{$1}');
  if (wrong !== undefined) return [`{${wrong}} cannot be filled in here.`, meant(wrong)];

  const rest = (hasChoices ? withoutChoices(text) : text).replaceAll(/(?<!\{)\{\w+\}(?!\})/g, '');
  const icu = /\{\s*(\w+)\s*,/.exec(rest)?.[1];
  if (hasChoices && icu !== undefined) {
    return [
      `"${rest.slice(rest.indexOf('{'))}" is not how a number chooses its words here: visitors would see it as it is.`,
      `Write {${known.includes(icu) ? icu : (known[0] ?? icu)}: one …; other …}.`,
    ];
  }
  const brace = /\{+[^{}]*\}+|[{}]/.exec(rest)?.[0];
  if (brace === undefined) return undefined;
  return brace.length === 1
    ? [`A "${brace}" stands alone here: visitors would see it.`, otherwise]
    : [`${brace} cannot be filled in here.`, meant(/\w+/.exec(brace)?.[0] ?? '')];
}

function missingPlaceholders(missing: readonly string[], field: Schema): Words {
  const [are, them] = isAre(missing);
  return [
    `${named(missing)} ${are} missing: the text would not say what is filled in there.`,
    `Put ${them} where ${them === 'it' ? 'it belongs' : 'they belong'} in your text, as in ${JSON.stringify(field.default ?? field.examples?.[0])}.`,
  ];
}

function isAre(placeholders: readonly string[]): [are: string, them: string] {
  return placeholders.length === 1 ? ['is', 'it'] : ['are', 'them'];
}

function named(placeholders: readonly string[]): string {
  return placeholders.map((placeholder) => `{${placeholder}}`).join(', ');
}

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}
