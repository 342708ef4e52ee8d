import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkConfig } from '../../src/node/config/check/checkConfig';

const root = process.cwd();
const folder = resolve(root, 'tests/fixtures/norwegian-engines');
const file = join(folder, 'site.config.json');

it('[K5] a company that writes Norwegian passes the check without a warning', async () => {
  const { problems } = await checkConfig(file, { root });
  expect(problems).toEqual([]);
});

it('[K5] so does its dark theme', async () => {
  const config = JSON.parse(readFileSync(file, 'utf8'));
  config.theme.colors = JSON.parse(readFileSync(join(folder, 'dark.colors.json'), 'utf8'));
  const content = Buffer.from(JSON.stringify(config));
  const { problems } = await checkConfig(file, { root, content });
  expect(problems).toEqual([]);
});
