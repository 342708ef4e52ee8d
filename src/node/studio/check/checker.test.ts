import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { applyAll } from '../../../document/apply';
import { openVersions } from '../history/versions';
import { startChecker } from './checker';
import type { FromThread } from './checkThread';

const root = path.resolve(import.meta.dirname, '../../../..');
const COMPANY = path.join(root, 'tests', 'fixtures', 'other-company');

it('[T8] shows a site whose file was broken by hand as it was last saved', async () => {
  const folder = temporaryFolder();
  cpSync(COMPANY, folder, { recursive: true });
  const file = path.join(folder, 'site.config.json');
  const text = readFileSync(file, 'utf8');
  await openVersions(file, () => ({})).keep({ before: text, after: text });
  const good: unknown = JSON.parse(text);
  const { value } = applyAll(good, [{ op: 'unset', at: '/pages' }]);
  writeFileSync(file, JSON.stringify(value));

  const found = await new Promise<FromThread>((resolve) => {
    const settings = { root, publicDir: path.join(folder, 'public'), file };
    const checker = startChecker(settings, (result) => {
      void checker.close().then(() => resolve(result));
    });
    checker.check({ revision: 1, value });
  });
  expect(found).toMatchObject({ revision: 1 });
  const mend = 'mend' in found ? found.mend : undefined;
  expect(applyAll(value, mend ?? []).value).toEqual(good);
});
