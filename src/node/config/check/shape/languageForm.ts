import type { Explanation } from './explanation';
import { valueInWords } from './words';

/** The code 'no' stands for both written forms of Norwegian, but browsers do not hyphenate it. */
const NORWEGIAN = { general: 'no', usual: 'nb' };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Whether a tag is the usual one for a language that browsers know: 'nb', 'nb-NO', but not 'en-UK'. */
export function isLanguage(tag: string): boolean {
  return canonical(tag) === tag && nameOf(tag) !== undefined;
}

/** Why a text cannot be the language of the site, and the tag that is meant: 'nb-NO' for 'nb_NO', 'nb' for 'norsk'. */
export function explainLanguage(value: string): Explanation {
  const tag = canonical(value.trim().replaceAll('_', '-'));
  if (tag !== undefined && tag !== value && isLanguage(tag) && /^[a-z]{2}\b/.test(tag)) {
    return {
      message: `${valueInWords(value)} is not how browsers write the code of a language.`,
      advice: `Write "${tag}".`,
      meant: tag,
    };
  }
  const named = tagsNamed(value);
  return {
    message: `${valueInWords(value)} is not a language that browsers know.`,
    advice:
      named.length > 0
        ? `Write its code: ${named.map((one) => `"${one}"`).join(' or ')}.`
        : 'Write its code, such as "en-GB", "fr" or "pt-BR".',
    ...(named.length === 1 && { meant: named[0] }),
  };
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** The two-letter codes of languages with this name, in English or in the language itself. */
function tagsNamed(name: string): string[] {
  const wanted = plain(name);
  if (wanted === '') return [];
  const found = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
    (code) =>
      canonical(code) === code &&
      isLanguage(code) &&
      [nameOf(code), nameOf(code, code)].some((one) => plain(one ?? '') === wanted),
  );
  return found.map((code) => (code === NORWEGIAN.general ? NORWEGIAN.usual : code));
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\s]+/gu, '')
    .trim()
    .toLowerCase();

/** The name of a language; undefined if it is unknown. */
function nameOf(tag: string, displayed = 'en'): string | undefined {
  const names = new Intl.DisplayNames(displayed, { type: 'language', fallback: 'none' });
  try {
    return names.of(tag);
  } catch {
    return undefined;
  }
}
