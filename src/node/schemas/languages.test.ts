import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inWords } from '../../document/inWords';
import { isRecord } from '../../document/isRecord';
import type { SchemaTexts } from '../../document/schema/translate';
import { loadSchemas } from './load';

const ROOT = process.cwd();
const FOLDER = path.join(ROOT, 'schemas', 'languages');
const languages = readdirSync(FOLDER).map((file): [string, SchemaTexts] => [
  file,
  JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as SchemaTexts,
]);
const known = textsOf(loadSchemas(ROOT).config);

/** All that people read of a schema: titles, descriptions, names of fields and of values. */
function textsOf(part: unknown): Set<string> {
  const texts = new Set<string>();
  gather(part, texts);
  return texts;
}

function gather(part: unknown, into: Set<string>): void {
  if (Array.isArray(part)) for (const one of part) gather(one, into);
  if (!isRecord(part)) return;
  const { title, description, properties, enum: values, 'x-choices': names } = part;
  for (const text of [title, description]) if (typeof text === 'string') into.add(text);
  for (const key of isRecord(properties) ? Object.keys(properties) : []) into.add(inWords(key));
  for (const one of Array.isArray(values) ? values : []) into.add(inWords(String(one)));
  for (const one of isRecord(names) ? Object.values(names) : []) into.add(String(one));
  for (const one of Object.values(part)) gather(one, into);
}

/** What the forms of Studio show of the schema: titles, descriptions, and names of fields without a title. */
function shownOf(part: unknown, into = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const one of part) shownOf(one, into);
  if (!isRecord(part)) return into;
  const { title, description, properties, 'x-choices': names } = part;
  for (const text of [title, description]) if (typeof text === 'string') into.add(text);
  for (const name of isRecord(names) ? Object.values(names) : [])
    if (/\p{Ll} /u.test(String(name))) into.add(String(name));
  for (const [key, one] of Object.entries(part)) if (!VALUES.has(key)) shownOf(one, into);
  for (const [key, one] of isRecord(properties) ? Object.entries(properties) : [])
    if (isRecord(one) && !UNSEEN.has(key) && one['title'] === undefined) into.add(inWords(key));
  return into;
}

/** Keywords with values of the config, and the fields of the config that no form has. */
const VALUES = new Set(['examples', 'default', 'enum', 'const', 'x-words', 'required']);
const UNSEEN = new Set(['type', '$schema', 'version']);

const shown = new Set<string>();
for (const [key, part] of Object.entries(loadSchemas(ROOT).config.properties ?? {}))
  if (!UNSEEN.has(key) && key !== 'strings') shownOf(part, shown);

/** The placeholders, code and addresses of a text, which are the same in every language. */
const fixedIn = (text: string) =>
  [...text.matchAll(/\{[\w.]+\}|https?:\/\/\S+\w|\/[a-z]+\/|\bx-\w+/g)].map(String).toSorted();

describe.each(languages)('[T83] the texts of the schemas in %s', (_, texts) => {
  it('translate what the schemas say today: a text that was changed is translated again', () => {
    expect(Object.keys(texts).filter((text) => !known.has(text))).toEqual([]);
  });

  it('say all that forms show: write what is missing into the file of each language', () => {
    expect([...shown].filter((text) => !(text in texts))).toEqual([]);
  });

  it('say the same texts as the other languages', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(languages[0]?.[1] ?? {}));
  });

  it('leave placeholders and addresses as they are', () => {
    const wrong = Object.entries(texts).filter(
      ([english, other]) => fixedIn(english).join() !== fixedIn(other).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('leave no sentence in English', () => {
    const same = Object.entries(texts).filter(
      ([english, other]) => english === other && english.split(' ').length > 2,
    );
    expect(same).toEqual([]);
  });
});
