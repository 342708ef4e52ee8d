import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { checkConfig } from '../../src/node/config/check/checkConfig';

const root = process.cwd();
const folder = resolve(root, 'tests/fixtures/norwegian-engines');

it('[K5] a company that writes Norwegian passes the check without a warning', async () => {
  const { problems } = await checkConfig(join(folder, 'site.config.json'), { root });
  expect(problems).toEqual([]);
});
