import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { check } from 'prettier';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { newRule } from './newRule';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FOLDER = 'src/node/config/check/rules';

function project(): string {
  const root = temporaryFolder();
  for (const part of ['schemas', 'embed/elements', '.prettierrc.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  return root;
}

it('writes a rule and its test, formatted, where the checker finds them', async () => {
  const root = project();
  const files = [`${FOLDER}/phoneNumbers.ts`, `${FOLDER}/phoneNumbers.test.ts`];
  expect(await newRule(root, 'phone-numbers')).toEqual({ files });
  const formatted = files.map((file) =>
    check(readFileSync(join(root, file), 'utf8'), {
      filepath: file,
      printWidth: 100,
      singleQuote: true,
    }),
  );
  expect(await Promise.all(formatted)).toEqual([true, true]);
});

it('overwrites nothing', async () => {
  const root = project();
  await newRule(root, 'phones');
  expect((await newRule(root, 'phones')).problem).toContain('phones.ts already exists');
});

it.each(['', 'Phone Numbers', '../phones', '3-phones'])('rejects the name %j', async (name) => {
  expect((await newRule(project(), name)).problem).toContain('"npm run new rule phone-numbers"');
});
