import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
/** What npm leaves behind: the packages and its own note of them. */
const installed = (vite: string) => {
  write('node_modules/vite/package.json', {});
  const { 'node_modules/vite': entry } = lock(vite).packages;
  write('node_modules/.package-lock.json', { packages: { 'node_modules/vite': entry } });
};
/** An npm that notes its call and leaves with this code. */
const fakeNpm = (code: number, complaint = '') => {
  write(
    'npm-cli.js',
    `
    require('fs').writeFileSync(${JSON.stringify(path.join(root, 'called'))}, process.argv.slice(2).join(' '));
    require('fs').mkdirSync('node_modules', { recursive: true });
    console.error(${JSON.stringify(complaint)});
    process.exit(${code});`,
  );
  vi.stubEnv('npm_execpath', path.join(root, 'npm-cli.js'));
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

  it('are fresh after an installation by hand', () => {
    installed('1.0.0');
    expect(dependencyState(root)).toBe('fresh');
  });

  it('are stale when the lock file names another version', () => {
    installed('1.0.0');
    dependencyState(root);
    write('package-lock.json', lock('1.1.0'));
    expect(dependencyState(root)).toBe('stale');
  });

  it('stay fresh when whoever changed the lock file has installed it too', () => {
    installed('1.0.0');
    dependencyState(root);
    write('package-lock.json', lock('1.1.0'));
    installed('1.1.0');
    expect(dependencyState(root)).toBe('fresh');
  });

  it('are stale on another platform, whose binaries they lack', () => {
    installed('1.0.0');
    write('node_modules/.installed-lock', 'hash plan9-mips');
    expect(dependencyState(root)).toBe('stale');
  });

  it('are stale when an installation broke off', () => {
    write('node_modules/vite/package.json', {});
    expect(dependencyState(root)).toBe('stale');
  });
});

describe('making sure of them', () => {
  it('leaves fresh ones alone', async () => {
    installed('1.0.0');
    fakeNpm(1);
    expect(await ensureDependencies(root, () => undefined)).toBeUndefined();
    expect(existsSync(path.join(root, 'called'))).toBe(false);
  });

  it('installs missing ones and says so', async () => {
    fakeNpm(0);
    const lines: string[] = [];
    expect(await ensureDependencies(root, (line) => lines.push(line))).toBeUndefined();
    expect(lines.join()).toContain('Installing the dependencies');
    expect(existsSync(path.join(root, 'called'))).toBe(true);
  });

  it('says in a sentence why it did not work', async () => {
    fakeNpm(1, 'npm error code ENOTFOUND');
    expect(await ensureDependencies(root, () => undefined)).toMatch(/registry cannot be reached/);
  });

  it('asks for the lock file when there is none', async () => {
    rmSync(path.join(root, 'package-lock.json'));
    expect(await ensureDependencies(root, () => undefined)).toMatch(/package-lock.json is missing/);
  });
});
