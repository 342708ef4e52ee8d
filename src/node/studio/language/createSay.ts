import {
  filledIn,
  isNumber,
  sentencePattern,
  type Filling,
  type SentencePattern,
} from './sentencePattern';

/** Puts a sentence of the checker or the server into the language of a window. */
export type Say = (english: string) => string;

/** Whether a filling goes over the end of a sentence, which only what is quoted and the rest of a text may. */
const isTorn = ({ isQuoted, isRest }: Filling, value = ''): boolean =>
  !isQuoted && !isRest && BETWEEN_SENTENCES.test(value);

/** What a language knows. */
export interface SpokenTexts {
  /** Sentences with placeholders by the English ones. */
  sentences: Readonly<Record<string, string>>;
  /** A text of the schemas; as it is where it is not translated. */
  textOf: (english: string) => string;
  /** What the forms call a field, by its key: 'Jusqu’au' for 'until'. */
  labelOf: (key: string) => string;
  quoted: (text: string) => string;
  /** How numbers are written: 'pt-PT'. */
  format: string;
}

/**
 * How many texts are remembered: those of a site with many mistakes, which is checked again with every change. With
 * fewer than a large catalogue has, each check would translate all of them anew.
 */
const MAX_REMEMBERED = 100_000;

/** Where a sentence ends and another begins. */
const BETWEEN_SENTENCES = /(?<=[.?!]) (?=[\p{Lu}"])/u;

/** What stands between the parts of a list. */
const LIST = ', ';

/** The name of a field in the words of a translation, with its quotes: {=until}. */
const LABEL = /\{=(\w+)\}/g;

/**
 * Sentences are written in English where they are made, as the command line says them. Here they are found again by
 * their fixed words, and what is filled in is put into the other language: names of fields as in the forms, numbers as
 * they are written there, descriptions from the schemas. What somebody has written stays as it is, and so does a
 * sentence that has no translation.
 */
export function createSay(texts: SpokenTexts): Say {
  const patterns = Object.keys(texts.sentences)
    .map(sentencePattern)
    // Of several that fit, the one with the most words of its own.
    .toSorted((one, other) => other.weight - one.weight);
  const known = new Map<string, string>();
  const numbers = new Intl.NumberFormat(texts.format);
  const fieldInQuotes = (key: string) => texts.quoted(texts.labelOf(key));

  function valueOf(pattern: SentencePattern, index: number, value: string): string {
    const { name, isQuoted } = pattern.fillings[index] ?? { name: '', isQuoted: false };
    if (isNumber(name)) return numbers.format(Number(value));
    if (name === 'field') return texts.labelOf(value.replaceAll('"', ''));
    if (isQuoted || value === '') return value;
    const [, key] = (name === 'name' && /^"(\w+)"$/.exec(value)) || [];
    return key === undefined ? part(value) : fieldInQuotes(key);
  }

  /** A part of a sentence: a text that somebody has written is in quotes, and keeps its words. */
  function part(value: string): string {
    if (/^"[^"]*"$/.test(value)) return texts.quoted(value.slice(1, -1));
    return whole(value) ?? piecewise(value);
  }

  /** Several sentences, or a list of parts: each by itself. */
  function piecewise(value: string): string {
    for (const between of [BETWEEN_SENTENCES, LIST]) {
      const pieces = value.split(between);
      if (pieces.length > 1)
        return pieces.map((one) => whole(one) ?? quotedIn(one)).join(between === LIST ? LIST : ' ');
    }
    return quotedIn(value);
  }

  const quotedIn = (value: string): string =>
    value.replaceAll(/"([^"]*)"/g, (_, text: string) => texts.quoted(text));

  /** What fits one sentence goes before what goes over several: that may have taken parts of two for its own. */
  const whole = (text: string): string | undefined =>
    found(text, false) ?? allOf(text) ?? found(text, true);

  /** A text of several sentences, if all of them are known. */
  function allOf(text: string): string | undefined {
    const sentences = text.split(BETWEEN_SENTENCES);
    if (sentences.length === 1) return undefined;
    const said = sentences.map((one) => found(one, false));
    return said.includes(undefined) ? undefined : said.join(' ');
  }

  function found(text: string, mayBeTorn: boolean): string | undefined {
    const described = texts.textOf(text);
    if (described !== text) return described;
    for (const pattern of patterns) {
      if (!text.includes(pattern.mark)) continue;
      const [, ...values] = pattern.form.exec(text) ?? [];
      if (values.length < pattern.fillings.length || !pattern.form.test(text)) continue;
      if (!mayBeTorn && pattern.fillings.some((one, index) => isTorn(one, values[index]))) continue;
      const translation = (texts.sentences[pattern.english] ?? '').replaceAll(LABEL, (_, key) =>
        fieldInQuotes(String(key)),
      );
      const names = pattern.fillings.map(({ name }) => name);
      return filledIn(translation, (name) => {
        const index = names.indexOf(name);
        return valueOf(pattern, index, values[index] ?? '');
      });
    }
    return undefined;
  }

  /** A text of several sentences, each in the other language if it is known. */
  const eachOf = (text: string): string =>
    text
      .split(BETWEEN_SENTENCES)
      .map((one) => whole(one) ?? one)
      .join(' ');

  return (english) => {
    const before = known.get(english);
    if (before !== undefined) return before;
    const said = whole(english) ?? eachOf(english);
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(english, said);
    return said;
  };
}
