import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { linkOrCopy } from '../../../../tests/temporary/linkOrCopy';
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
    const latest = () => ({ revision: 1, value });
    const end = (result: FromThread) => void checker.close().then(() => resolve(result));
    const checker = startChecker(settings, end, latest);
    checker.check(latest());
  });
  expect(found).toMatchObject({ revision: 1 });
  const mend = 'mend' in found ? found.mend : undefined;
  expect(applyAll(value, mend ?? []).value).toEqual(good);
});

/** A project with this one's code, of which the block "stats" can be changed. */
function projectWithOwnStats(): string {
  const folder = temporaryFolder();
  const link = (...names: string[]) => {
    for (const name of names) linkOrCopy(path.join(root, name), path.join(folder, name));
  };
  const within = (parent: string, own: string) =>
    readdirSync(path.join(root, parent))
      .filter((name) => name !== own)
      .map((name) => path.join(parent, name));
  mkdirSync(path.join(folder, 'src/blocks'), { recursive: true });
  link(
    'node_modules',
    'schemas',
    'embed',
    ...within('src', 'blocks'),
    ...within('src/blocks', 'stats'),
  );
  cpSync(path.join(root, 'src/blocks/stats'), path.join(folder, 'src/blocks/stats'), {
    recursive: true,
  });
  return folder;
}

it('reads the style sheets again when files have changed', async () => {
  const project = projectWithOwnStats();
  const file = path.join(COMPANY, 'site.config.json');
  const publicDir = path.join(COMPANY, 'public');
  const results: FromThread[] = [];
  const latest = () => ({ revision: 1, value: JSON.parse(readFileSync(file, 'utf8')) as unknown });
  const checker = startChecker(
    { root: project, publicDir, file },
    (one) => results.push(one),
    latest,
  );
  const pointers = async (revision: number) => {
    const found = await vi.waitUntil(
      () => results.find((one) => one.revision === revision),
      30_000,
    );
    return 'problems' in found ? found.problems.map(({ pointer }) => pointer) : [found.failure];
  };
  checker.check(latest());
  expect(await pointers(1)).not.toContain('/theme/colors/line');
  const sheet = path.join(project, 'src/blocks/stats/stats.module.css');
  appendFileSync(sheet, '.faint { color: var(--line); background: var(--sheet); }');
  checker.check({ revision: 2, operations: [] });
  expect(await pointers(2)).toContain('/theme/colors/line');
  await checker.close();
});

it('goes on with the draft as it is now when its thread has ended', async () => {
  const settings = {
    root,
    publicDir: path.join(COMPANY, 'public'),
    file: path.join(COMPANY, 'site.config.json'),
  };
  const value: unknown = JSON.parse(readFileSync(settings.file, 'utf8'));
  const results: FromThread[] = [];
  const checker = startChecker(
    settings,
    (one) => results.push(one),
    () => ({ revision: 2, value }),
  );
  // A change of a draft that the thread does not have.
  checker.check({ revision: 1, operations: [{ op: 'remove', at: '/pages/0' }] });
  const failed = await vi.waitUntil(() => results[0], 30_000);
  expect(failed).toMatchObject({
    failure: expect.stringMatching(/^The check of the site has stopped: .*next change\.$/),
  });
  checker.check({ revision: 2, operations: [] });
  expect(await vi.waitUntil(() => results[1], 30_000)).toMatchObject({ revision: 2, mend: [] });
  await checker.close();
});
