/** A part of a sentence that is filled in. */
export interface Filling {
  /** Its name: 'field'. */
  name: string;
  /** Whether the sentence has it in quotes: then it is what somebody has written. */
  isQuoted: boolean;
  /** Whether nothing of the sentence follows: then it may be several sentences. */
  isRest: boolean;
}

/** An English sentence with what is filled in, to be found again in what was written by it. */
export interface SentencePattern {
  /** The sentence: '"{text}" is a made-up number.' */
  english: string;
  fillings: readonly Filling[];
  /** Finds the fillings of a whole text, in their order. */
  form: RegExp;
  /** The longest part that is always the same: a text without it needs no search. */
  mark: string;
  /** The length of all parts that are always the same. */
  weight: number;
}

const PLACEHOLDER = /\{(\w+)(\??)\}/g;

/** Figures, what is written like code, a list of names in braces; anything else. */
const FORMS: Readonly<Record<string, string>> = {
  n: String.raw`(\d+(?:\.\d+)?)`,
  m: String.raw`(\d+(?:\.\d+)?)`,
  k: String.raw`(\d+(?:\.\d+)?)`,
  code: String.raw`([^\p{L}]+|\S+)`,
  named: String.raw`(\{.+?\})`,
};
const ANYTHING = '(.+?)';
const IN_QUOTES = '(.*?)';

/** What may be missing, by how it begins: ' of the product', ', as in', ': …'; or a unit. */
const OPTIONAL = '((?:(?: (?:of|in|and|…)|,|:).*?)?)';
const UNIT = '((?: .+?)?)';

/** The names of fillings that are numbers. */
export const isNumber = (name: string): boolean => name === 'n' || name === 'm' || name === 'k';

/** Reads the placeholders of a sentence: {name}; {name?} for one that may be empty. */
export function sentencePattern(english: string): SentencePattern {
  const found = [...english.matchAll(PLACEHOLDER)];
  const fixed = english.split(/\{\w+\??\}/);
  const isQuoted = (index: number) =>
    /["“]$/.test(fixed[index] ?? '') && /^["”]/.test(fixed[index + 1] ?? '');
  const form = fixed
    .map((text, index) => {
      const [, name = '', optional] = found[index] ?? [];
      if (index === found.length) return escaped(text);
      const own = formOf(name, optional === '?');
      return escaped(text) + (own === ANYTHING && isQuoted(index) ? IN_QUOTES : own);
    })
    .join('');
  return {
    english,
    fillings: found.map(([, name = ''], index) => ({
      name,
      isQuoted: isQuoted(index),
      isRest: index === found.length - 1 && fixed.at(-1) === '',
    })),
    form: new RegExp(`^${form}$`, 'su'),
    mark: fixed.reduce((most, text) => (text.length > most.length ? text : most), ''),
    weight: fixed.join('').length,
  };
}

function formOf(name: string, isOptional: boolean): string {
  if (isOptional) return name === 'unit' ? UNIT : OPTIONAL;
  return FORMS[name] ?? ANYTHING;
}

/** A translation with its placeholders filled in by `fill`, which is given their names. */
export function filledIn(translation: string, fill: (name: string) => string): string {
  return translation.replaceAll(PLACEHOLDER, (_, name: string) => fill(name));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
