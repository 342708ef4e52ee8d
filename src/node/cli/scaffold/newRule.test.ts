import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { newRule } from './newRule';
import { unformatted } from './testing';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = 'src/node/config/check/rules';

function project(): string {
  const root = temporaryFolder();
  for (const part of ['schemas', 'embed/elements', '.oxfmtrc.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  return root;
}

it('writes a rule and its test, formatted, where the checker finds them', async () => {
  const root = project();
  const files = [`${FOLDER}/phoneNumbers.ts`, `${FOLDER}/phoneNumbers.test.ts`];
  expect(await newRule(root, 'phone-numbers')).toEqual({ files });
  expect(await unformatted(root, files)).toEqual([]);
});

it('overwrites nothing', async () => {
  const root = project();
  await newRule(root, 'phones');
  expect((await newRule(root, 'phones')).problem).toContain('phones.ts already exists');
});

it.each(['', 'Phone Numbers', '../phones', '3-phones'])('rejects the name %j', async (name) => {
  expect((await newRule(project(), name)).problem).toContain('"npm run new rule phone-numbers"');
});
