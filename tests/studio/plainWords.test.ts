import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkValue } from '../../src/node/config/check/checkValue';
import { loadSchemas } from '../../src/node/schemas/load';
import type { Schema } from '../../src/document/schema/schema';
import { WORDS as HISTORY } from '../../src/studio/views/history/words';
import { WORDS as PUBLISH } from '../../src/studio/views/publish/words';
import { WORDS } from '../../src/studio/words';

const ROOT = process.cwd();

/** What only those know who write the file or the code. */
const JARGON = /\bJSON\b|\bGit\b|\bcommits?\b|\bPush|\borigin\b|\bto (true|false)\b|: true\b/;

/** How the file is written, and what is typed into a terminal. */
const OF_FILE = /\[ \]|\{ |\bquotes\b|npm run/;

/** All texts of Studio, those with values in them filled with any. */
function textsIn(words: object): string[] {
  return Object.values(words).flatMap((each: unknown) => {
    if (typeof each === 'string') return [each];
    if (typeof each === 'function') return [String(Reflect.apply(each, undefined, ['x', 'x']))];
    return typeof each === 'object' && each !== null ? textsIn(each) : [];
  });
}

it('Studio says nothing in words of JSON or Git', () => {
  const plain = Object.values(WORDS).filter((text) => typeof text === 'string');
  const texts = [...plain, ...[HISTORY, PUBLISH].flatMap(textsIn)];
  expect(texts.filter((text) => JARGON.test(text))).toEqual([]);
});

it('the help of a field says nothing in words of JSON or Git', () => {
  const { config } = loadSchemas(ROOT);
  const seen = new Set<Schema>();
  const helps = (schema: Schema): string[] => {
    if (seen.has(schema)) return [];
    seen.add(schema);
    const { description = '', properties = {}, items, oneOf = [] } = schema;
    const parts = [...Object.values(properties), ...(items ? [items] : []), ...oneOf];
    return [description, ...parts.flatMap(helps)];
  };
  expect(helps(config).filter((text) => JARGON.test(text))).toEqual([]);
});

it('a mistake that somebody made in the file is said without words of JSON', async () => {
  const file = path.join(ROOT, 'tests/fixtures/other-company/site.config.json');
  const broken = JSON.parse(
    readFileSync(file, 'utf8')
      .replace('"founded": 1962', '"founded": "1962"')
      .replace('"opens": "08:00"', '"opens": 8')
      .replace('"hidden": true', '"hidden": "true"')
      .replace('"language": "en"', '"language": "de"'),
  ) as { pages: { blocks: unknown }[] };
  broken.pages.push({ ...broken.pages[0], blocks: 'hero' });
  broken.pages.push({ ...broken.pages[0], blocks: [{ type: 3 }, { type: 'hero', buttons: 'x' }] });
  const { problems } = await checkValue(broken, {
    root: ROOT,
    publicDir: path.join(path.dirname(file), 'public'),
  });
  const said = problems.map(({ message, advice = '' }) => `${message} ${advice}`);
  expect(said.length).toBeGreaterThan(7);
  expect(said.join('\n')).toContain('must be a whole number, but is the text "1962"');
  expect(said.filter((text) => JARGON.test(text) || OF_FILE.test(text))).toEqual([]);
});
