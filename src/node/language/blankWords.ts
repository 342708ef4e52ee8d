import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWords } from '../../document/inWords';
import type { BlankWords } from '../../document/schema/blank';
import type { SchemaTexts } from '../../document/schema/translate';
import { languageWords, wordLanguages } from './languageWords';

/** The names of fields, by their English ones. */
const NAMES = join(import.meta.dirname, '../../../schemas/languages');

/**
 * How new blocks ask for their texts in a language, with the names that fields have there: 'Skriv her: overskrift'.
 * @param tag A language tag: 'nb-NO'.
 * @returns Undefined for a language without such words: then they ask in English.
 */
export function blankWords(tag: string): BlankWords | undefined {
  const { blank, blanks = {} } = languageWords(tag);
  const names = namesIn(tag.split('-')[0] ?? '');
  if (blank === undefined || !names) return undefined;
  return {
    of: (key) => {
      const name = inWords(key);
      const named = names[name] && blank.replace('{name}', names[name].toLocaleLowerCase(tag));
      const own = blanks[`Your ${name.toLowerCase()} here`];
      return [own, named].filter((one) => one !== undefined);
    },
    own: (english) => blanks[english] ?? english,
  };
}

let all: readonly BlankWords[] | undefined;

/** Those of all languages. They are read once: each check asks for them, with every change in Studio. */
export function allBlankWords(): readonly BlankWords[] {
  all ??= wordLanguages().flatMap((tag) => blankWords(tag) ?? []);
  return all;
}

function namesIn(language: string): SchemaTexts | undefined {
  const file = join(NAMES, `${language}.json`);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as SchemaTexts;
}
