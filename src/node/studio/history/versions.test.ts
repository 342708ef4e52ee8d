import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { openVersions } from './versions';

let folder = '';
let file = '';

const text = (name: string, image = ''): string =>
  `${JSON.stringify({ site: { name, image } }, null, 2)}\n`;

const run = (...args: string[]): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', env: ALONE }).trim();

/** Git without what the person at this machine has set. */
const ALONE = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
process.env['GIT_CONFIG_GLOBAL'] = '/dev/null';
process.env['GIT_CONFIG_SYSTEM'] = '/dev/null';

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'site.config.json');
  writeFileSync(file, text('Acme'));
});

/** Saves as Studio does: the file first, then the version. */
async function save(before: string, after: string): Promise<string | undefined> {
  writeFileSync(file, after);
  return openVersions(file, () => ({})).keep({ before, after });
}

const listed = async (): Promise<(readonly string[])[]> =>
  (await openVersions(file, () => ({})).list()).map(({ words }) => words);

const textOf = async (index: number): Promise<string | undefined> => {
  const versions = openVersions(file, () => ({}));
  const list = await versions.list();
  return versions.read(list[index]?.id ?? '');
};

function makeRepository(): void {
  run('init', '--quiet', '--initial-branch=main');
  run('config', 'user.name', 'Tariro');
  run('config', 'user.email', 'tariro@example.org');
  run('add', 'site.config.json');
  run('commit', '--quiet', '--message=Begin');
}

describe('[U1] a save in a folder without Git', () => {
  it('is a version with its words, beside the file as it was before', async () => {
    await save(text('Acme'), text('Acme Pumps'));
    await save(text('Acme Pumps'), text('Acme Fans'));
    expect(await listed()).toEqual([
      ['Site: name changed from "Acme Pumps" to "Acme Fans"'],
      ['Site: name changed from "Acme" to "Acme Pumps"'],
      ['The file as it was before'],
    ]);
    expect(await textOf(2)).toBe(text('Acme'));
  });

  it('is listed for those who ask while it is being kept', async () => {
    const versions = openVersions(file, () => ({}));
    const kept = versions.keep({ before: text('Acme'), after: text('Acme Pumps') });
    expect(await versions.list()).toHaveLength(2);
    await kept;
  });

  it('keeps what somebody else has written in between', async () => {
    await save(text('Acme'), text('Acme Pumps'));
    await save(text('By Hand'), text('Acme Fans'));
    expect(await textOf(1)).toBe(text('By Hand'));
  });

  it('is found again though a power cut has torn the last line', async () => {
    await save(text('Acme'), text('Acme Pumps'));
    const versions = join(folder, '.studio', 'versions', 'site.config.json');
    appendFileSync(join(versions, 'log.jsonl'), '{"at":"2026-0');
    await save(text('Acme Pumps'), text('Acme Fans'));
    expect(await listed()).toHaveLength(3);
    expect(await textOf(0)).toBe(text('Acme Fans'));
    expect(readdirSync(versions).filter((name) => name.includes('.tmp'))).toEqual([]);
  });

  it('reads no file that a made-up id names', async () => {
    const versions = openVersions(file, () => ({}));
    expect(await versions.read('folder:../../site.config.json')).toBeUndefined();
    expect(await versions.read('git:--help')).toBeUndefined();
  });
});

describe('[U2] a save in a Git repository', () => {
  beforeEach(makeRepository);

  it('is a commit of the config and of the new pictures that it uses, and of nothing else', async () => {
    mkdirSync(join(folder, 'public', 'images'), { recursive: true });
    for (const name of ['used.svg', 'unused.svg'])
      writeFileSync(join(folder, 'public', 'images', name), '<svg/>');
    writeFileSync(join(folder, 'notes.txt'), 'not yet');
    run('add', 'notes.txt');
    const after = text('Acme Pumps', '/images/used.svg');
    expect(await save(text('Acme'), after)).toBeUndefined();
    expect(run('log', '-1', '--format=%an: %s')).toBe(
      'Tariro: Site: name changed from "Acme" to "Acme Pumps" (and 1 more)',
    );
    expect(run('show', '--format=', '--name-only').split('\n')).toEqual([
      'public/images/used.svg',
      'site.config.json',
    ]);
    expect(run('diff', '--cached', '--name-only')).toBe('notes.txt');
    expect(await textOf(0)).toBe(after);
    expect((await listed()).at(-1)).toEqual(['Begin']);
  });

  it('is kept in the folder, with a sentence, in the middle of a merge', async () => {
    run('checkout', '--quiet', '-b', 'other');
    writeFileSync(join(folder, 'other.txt'), 'x');
    run('add', 'other.txt');
    run('commit', '--quiet', '--message=Other');
    run('checkout', '--quiet', 'main');
    run('merge', '--quiet', '--no-commit', '--no-ff', 'other');
    expect(await save(text('Acme'), text('Acme Pumps'))).toContain('in the middle of a merge');
    expect(run('log', '-1', '--format=%s')).toBe('Begin');
    expect((await listed())[0]).toEqual(['Site: name changed from "Acme" to "Acme Pumps"']);
  });

  it('is kept in the folder, with a sentence, where Git knows no person', async () => {
    run('config', '--unset', 'user.name');
    run('config', '--unset', 'user.email');
    expect(await save(text('Acme'), text('Acme Pumps'))).toContain('does not know who you are');
    expect(await listed()).toHaveLength(3);
  });

  it('is kept in the folder where a hook refuses it, with the words of the hook', async () => {
    const hook = join(folder, '.git', 'hooks', 'pre-commit');
    mkdirSync(join(folder, '.git', 'hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "No commits on Fridays" >&2\nexit 1\n', { mode: 0o755 });
    expect(await save(text('Acme'), text('Acme Pumps'))).toContain('No commits on Fridays');
    expect(await textOf(0)).toBe(text('Acme Pumps'));
  });

  it('is kept in the folder where the repository ignores the config', async () => {
    writeFileSync(join(folder, '.gitignore'), '*.json\n');
    run('rm', '--quiet', '--cached', 'site.config.json');
    expect(await save(text('Acme'), text('Acme Pumps'))).toBeUndefined();
    expect(run('log', '-1', '--format=%s')).toBe('Begin');
  });
});
