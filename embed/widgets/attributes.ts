import { rules } from 'virtual:inquiry/rules';

/** Attributes as written on an element or the script's tag. */
export type Written = Record<string, string | undefined>;

/** The constraints of an attribute, from its JSON Schema. */
export interface Rule {
  enum?: string[] | undefined;
  /** Whether it is an id of the site, which matches whatever its case [A16]. */
  anyCase?: true | undefined;
  type?: 'integer' | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  default?: string | number | undefined;
  required?: boolean | undefined;
}

/** The rules by tag ('script' for the script's) and attribute. */
export type Rules = Record<string, Record<string, Rule>>;

/** Global attributes, which are left to the page, and names with other characters than ours have. */
const OTHERS = /^(id|class|style|slot|hidden|lang|title|role|tabindex|part|nonce)$|[^a-z]/;

/** How many letters more or less a misspelt name has, at most. */
const MISSPELT_BY = 2;

/** How many letters a misspelt name and the right one do not share, at most. */
const MAX_STRANGE_LETTERS = 3;

/** The attributes of an element that are ours, or could be misspelt ones of ours. */
export function writtenOn(element: Element): Written {
  const own = [...element.attributes].filter(({ name }) => !OTHERS.test(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/**
 * Whether a name could be a misspelt one of ours: it begins with the same letter, unlike `resource` and `source`.
 * Decided by a glance, because pages write many attributes that are not ours (`onclick`, `itemprop`, `jsaction`): the
 * doctor, which is fetched then, compares letter by letter.
 */
export const mayMean = (key: string, known: string): boolean =>
  key[0] === known[0] &&
  Math.abs(key.length - known.length) <= MISSPELT_BY &&
  strangeLetters(key, known) + strangeLetters(known, key) <= MAX_STRANGE_LETTERS;

/** How many letters of a word another one lacks. */
const strangeLetters = (word: string, other: string) =>
  word.split('').filter((letter) => !other.includes(letter)).length;

/** The attributes of an element by its tag; none for elements that the embed itself adds. */
export const namesOf = (tag: string): string[] => Object.keys(rules[tag] ?? {});

/** Lower-cases ids of the site, which are in lower case however a page writes them. */
const normalized = (text: string, { anyCase }: Rule) => (anyCase ? text.toLowerCase() : text);

/** Whether a text satisfies a rule. */
export function fits(text: string, rule: Rule): boolean {
  const { minimum = 0, maximum = Infinity, minLength = 0, maxLength = Infinity } = rule;
  if (rule.enum) return rule.enum.includes(normalized(text, rule));
  if (rule.type) return /^\d+$/.test(text) && +text >= minimum && +text <= maximum;
  const { length } = Array.from(text);
  return (
    length >= minLength && length <= maxLength && new RegExp(rule.pattern ?? '', 'u').test(text)
  );
}

/**
 * Whether all attributes are valid. Those that are not ours are, unless they could be misspelt ones of ours; on the
 * script they are in any case, as tools add their own.
 */
export function areRight(name: string, written: Written): boolean {
  const fields = rules[name] ?? {};
  const names = Object.keys(fields);
  const isKnown = (key: string) =>
    name === 'script' || Object.hasOwn(fields, key) || !names.some((known) => mayMean(key, known));
  return (
    Object.keys(written).every(isKnown) &&
    Object.entries(fields).every(([key, rule]) => {
      const text = written[key];
      return text === undefined ? !rule.required : fits(text, rule);
    })
  );
}

/**
 * The parsed values of attributes. Invalid or missing ones get the default; embed/doctor reports mistakes.
 * @param name The tag; 'script' for the script's.
 */
export function readAttributes(name: string, written: Written): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rules[name] ?? {}).map(([key, rule]) => {
      const text = written[key];
      if (text === undefined || !fits(text, rule)) return [key, rule.default];
      return [key, rule.type ? Number(text) : normalized(text, rule)];
    }),
  );
}
