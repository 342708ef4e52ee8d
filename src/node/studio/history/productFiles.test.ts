import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfigFile } from '../../config/configFile';
import { companyWith, TABLE } from '../../config/productFiles/testing';
import { loadSchemas } from '../../schemas/load';
import { openVersions } from './versions';
import { wholeText } from './wholeText';

const { config: schema } = loadSchemas(resolve(import.meta.dirname, '../../../..'));

/** Git without what the person at this machine has set. */
const ALONE = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
process.env['GIT_CONFIG_SYSTEM'] = '/dev/null';

/** A company whose products stand in a file, after a save that has changed the name of one. */
async function saved({ isInGit }: { isInGit: boolean }) {
  const { file } = companyWith({ from: 'all.csv' }, { 'all.csv': TABLE });
  const folder = dirname(file);
  const table = join(folder, 'all.csv');
  const run = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: ALONE }).trim();
  if (isInGit) {
    run('init', '--quiet', '--initial-branch=main');
    run('config', 'user.name', 'Tariro');
    run('config', 'user.email', 'tariro@example.org');
    run('add', '.');
    run('commit', '--quiet', '--message=Begin');
  }
  const before = wholeText(readConfigFile(file, schema));
  writeFileSync(table, TABLE.replace('Bronze Winch', 'Winch'));
  const after = wholeText(readConfigFile(file, schema));
  const versions = openVersions(file, () => schema);
  expect(await versions.keep({ before, after, files: [table] })).toBeUndefined();
  return { versions, before, after, run };
}

describe('a save that changes products in a file', () => {
  it.each([
    ['in a folder', false, 'The file as it was before'],
    ['in Git', true, 'Begin'],
  ])('is a version %s with its words, and all products as they were', async (_, isInGit, first) => {
    const { versions, before, after } = await saved({ isInGit });
    const [latest, earlier] = await versions.list();
    expect(latest?.words).toEqual([
      'Store: name of product "Bronze Winch" changed from "Bronze Winch" to "Winch"',
    ]);
    expect(earlier?.words).toEqual([first]);
    expect(await versions.read(latest?.id ?? '')).toBe(after);
    expect(await versions.read(earlier?.id ?? '')).toBe(before);
  });

  it('is a commit of that file', async () => {
    const { run } = await saved({ isInGit: true });
    expect(run('show', '--name-only', '--format=%s')).toBe(
      'Store: name of product "Bronze Winch" changed from "Bronze Winch" to "W…\n\nall.csv',
    );
    expect(run('status', '--porcelain')).toBe('');
  });
});
