import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { run } from './release';

const PACKAGE = '{\n  "name": "a",\n  "version": "1.0.0",\n  "files": ["lib"]\n}\n';
const LOCK = '{\n  "version": "1.0.0",\n  "packages": {\n    "": { "version": "1.0.0" }\n  }\n}\n';
const CHANGES = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A pump.\n\n### Fixed\n';
const FILES = {
  'package.json': PACKAGE,
  'package-lock.json': LOCK,
  'embed/package/package.json': PACKAGE,
  'CHANGELOG.md': CHANGES,
};

let root = '';
let printed = '';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};

beforeEach(() => {
  root = temporaryFolder();
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  git('init', '--quiet', '--initial-branch=trunk');
  git('config', 'user.name', 'A');
  git('config', 'user.email', 'a@example.org');
  git('config', 'core.autocrlf', 'false');
  git('config', 'commit.gpgSign', 'false');
  git('config', 'tag.gpgSign', 'false');
  git('add', '.');
  git('commit', '--quiet', '--message=All');
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('npm run release', () => {
  it('sets the version of both packages, and nothing else in their files', async () => {
    expect(await run(['minor'])).toBe(0);
    const released = PACKAGE.replace('1.0.0', '1.1.0');
    expect(read('package.json')).toBe(released);
    expect(read('embed/package/package.json')).toBe(released);
    expect(read('package-lock.json')).toBe(LOCK.replaceAll('1.0.0', '1.1.0'));
  });

  it('dates what the changelog has under Unreleased', async () => {
    await run(['minor']);
    const today = new Date().toISOString().slice(0, 10);
    expect(read('CHANGELOG.md')).toContain(`## [1.1.0] - ${today}\n\n### Added\n\n- A pump.\n`);
  });

  it('commits and tags it, with the lines of the changelog', async () => {
    await run(['minor']);
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('Release 1.1.0\n');
    expect(git('rev-parse', 'v1.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('tag', '--list', '--format=%(contents)', 'v1.1.0')).toContain(
      '### Added\n\n- A pump.',
    );
  });

  it('says how to publish it', async () => {
    await run(['2.0.0']);
    expect(printed).toBe(
      'Version 2.0.0 is committed on trunk and has the tag v2.0.0. To publish it: git push --follow-tags\n',
    );
  });

  it.each([
    [[], 'Say which version: "npm run release -- patch"'],
    [['next'], '"next" is no version'],
    [['1.0.0'], '1.0.0 is not newer than 1.0.0.'],
    [['0.9.0'], '0.9.0 is not newer than 1.0.0.'],
    [['minor', '1.1.0'], 'Name one version: not "1.1.0", too.'],
    [['--minor'], "Unknown option '--minor'"],
  ])('refuses %j', async (args, reason) => {
    await expect(run(args)).rejects.toThrow(reason);
    expect(unchanged()).toBe(true);
  });

  it('refuses what is not committed, and names it', async () => {
    write('draft.txt', '');
    await expect(run(['patch'])).rejects.toThrow('Commit or stash first:\n?? draft.txt');
  });

  it('refuses a version that has a tag', async () => {
    git('tag', 'v1.0.1');
    await expect(run(['patch'])).rejects.toThrow('There is a tag v1.0.1 already');
    expect(unchanged()).toBe(true);
  });

  it('refuses to release nothing', async () => {
    write('CHANGELOG.md', '## [Unreleased]\n\n### Added\n');
    git('commit', '--quiet', '--all', '--message=None');
    await expect(run(['patch'])).rejects.toThrow('no line under "Unreleased"');
  });

  it('leaves everything as it was if Git refuses the commit', async () => {
    write('.git/hooks/pre-commit', '#!/bin/sh\necho no release on Fridays >&2\nexit 1\n');
    chmodSync(join(root, '.git/hooks/pre-commit'), 0o755);
    await expect(run(['patch'])).rejects.toThrow('no release on Fridays');
    expect(unchanged()).toBe(true);
  });

  it('leaves everything as it was if Git refuses the tag', async () => {
    git('config', 'tag.gpgSign', 'true');
    git('config', 'gpg.program', 'no-such-program');
    await expect(run(['patch'])).rejects.toThrow('no-such-program');
    expect(unchanged()).toBe(true);
    expect(git('tag')).toBe('');
  });
});

/** Whether the folder and its history are as before. */
function unchanged(): boolean {
  const same = Object.entries(FILES).every(([file, text]) => read(file) === text);
  return (
    same && git('status', '--porcelain') === '' && git('rev-list', '--count', 'HEAD') === '1\n'
  );
}
