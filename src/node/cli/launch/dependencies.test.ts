import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dependencyState, ensureDependencies } from './dependencies.mjs';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

let root = '';
const write = (name: string, content: unknown) => {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};
const lock = (vite: string) => ({
  packages: {
    '': {},
    'node_modules/vite': { version: vite, integrity: `sha512-${vite}` },
    'node_modules/other-platform': { version: '1.0.0', optional: true },
  },
});
/** npm's hidden lock file. */
const installed = (vite: string, more: object = {}) => {
  const { 'node_modules/vite': entry } = lock(vite).packages;
  write('node_modules/.package-lock.json', { packages: { 'node_modules/vite': entry, ...more } });
};
/** A fake npm that records its call, writes to stderr and exits with this code. */
const fakeNpm = (code: number, complaint = '') => {
  write(
    'bin/npm.cjs',
    `
    require('fs').writeFileSync(${JSON.stringify(path.join(root, 'called'))}, process.argv.slice(2).join(' '));
    console.error(${JSON.stringify(complaint)});
    process.exit(${code});`,
  );
  write('bin/npm', `#!/bin/sh\nexec "${process.execPath}" "$(dirname "$0")/npm.cjs" "$@"\n`);
  write('bin/npm.cmd', `@"${process.execPath}" "%~dp0npm.cjs" %*\r\n`);
  chmodSync(path.join(root, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', [path.join(root, 'bin'), process.env['PATH']].join(path.delimiter));
};

beforeEach(() => {
  root = temporaryFolder();
  write('package-lock.json', lock('1.0.0'));
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('installed dependencies', () => {
  it('are missing in a fresh clone', () => {
    expect(dependencyState(root)).toBe('missing');
  });

  it('are fresh after a manual installation', () => {
    installed('1.0.0');
    expect(dependencyState(root)).toBe('fresh');
  });

  it('are stale if the lock file has another version', () => {
    installed('1.0.0');
    write('package-lock.json', lock('1.1.0'));
    expect(dependencyState(root)).toBe('stale');
  });

  it('are fresh after a change of the lock file that was installed too', () => {
    write('package-lock.json', lock('1.1.0'));
    installed('1.1.0');
    expect(dependencyState(root)).toBe('fresh');
  });

  it('are stale on another platform, which needs other binaries', () => {
    installed('1.0.0', { 'node_modules/binary-plan9': { version: '1.0.0', os: ['plan9'] } });
    expect(dependencyState(root)).toBe('stale');
    installed('1.0.0', { 'node_modules/binary': { version: '1.0.0', os: [process.platform] } });
    expect(dependencyState(root)).toBe('fresh');
  });

  it('are missing after an interrupted installation', () => {
    write('node_modules/vite/package.json', {});
    expect(dependencyState(root)).toBe('missing');
  });
});

describe('ensuring dependencies', () => {
  it('does nothing if they are fresh', async () => {
    installed('1.0.0');
    fakeNpm(1);
    expect(await ensureDependencies(root, () => undefined)).toBeUndefined();
    expect(existsSync(path.join(root, 'called'))).toBe(false);
  });

  it('installs missing ones, with a message', async () => {
    fakeNpm(0);
    const lines: string[] = [];
    expect(await ensureDependencies(root, (line) => lines.push(line))).toBeUndefined();
    expect(lines.join()).toContain('Installing the dependencies');
    expect(readFileSync(path.join(root, 'called'), 'utf8')).toMatch(/^ci /);
  });

  it('explains a failed installation', async () => {
    fakeNpm(1, 'npm error code ENOTFOUND');
    expect(await ensureDependencies(root, () => undefined)).toMatch(/registry cannot be reached/);
  });

  it('asks for the lock file if there is none', async () => {
    rmSync(path.join(root, 'package-lock.json'));
    expect(await ensureDependencies(root, () => undefined)).toMatch(/package-lock.json is missing/);
  });
});
