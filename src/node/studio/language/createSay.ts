import { filledIn, isNumber, sentencePattern, type SentencePattern } from './sentencePattern';

/** Puts a sentence of the checker or the server into the language of a window. */
export type Say = (english: string) => string;

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

/** How many texts are remembered: those of a site with many mistakes, which is checked again with every change. */
const MAX_REMEMBERED = 5000;

/** Where a sentence ends and another begins. */
const BETWEEN_SENTENCES = /(?<=[.?!]) (?=[\p{Lu}"])/u;

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
    const said = whole(value);
    return said === undefined
      ? value.replaceAll(/"([^"]*)"/g, (_, text: string) => texts.quoted(text))
      : said;
  }

  function whole(text: string): string | undefined {
    const described = texts.textOf(text);
    if (described !== text) return described;
    for (const pattern of patterns) {
      if (!text.includes(pattern.mark)) continue;
      const [, ...values] = pattern.form.exec(text) ?? [];
      if (values.length < pattern.fillings.length || !pattern.form.test(text)) continue;
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
