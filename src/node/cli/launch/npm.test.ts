import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainNpm, npmCommand } from './npm.mjs';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const dir = temporaryFolder();

const bare = path.join(dir, 'bare', 'node');

describe('npm', () => {
  it('is the script that started us, run by this Node: no shell, also on Windows', () => {
    const script = path.join(dir, 'npm-cli.js');
    writeFileSync(script, '');
    const where = { env: { npm_execpath: script }, node: bare, platform: 'win32' };
    expect(npmCommand(where)).toEqual({ file: bare, args: [script], shell: false });
  });

  it('is the one that came with Node when another package manager started us', () => {
    const node = path.join(dir, 'node.exe');
    const script = path.join(dir, 'node_modules', 'npm', 'bin', 'npm-cli.js');
    mkdirSync(path.dirname(script), { recursive: true });
    writeFileSync(script, '');
    const where = { env: { npm_execpath: '/x/yarn.js' }, node, platform: 'win32' };
    expect(npmCommand(where)).toEqual({ file: node, args: [script], shell: false });
  });

  it('is looked for on the path at last, on Windows by way of a shell', () => {
    const where = { env: {}, node: bare };
    expect(npmCommand({ ...where, platform: 'linux' })).toMatchObject({
      file: 'npm',
      shell: false,
    });
    expect(npmCommand({ ...where, platform: 'win32' })).toMatchObject({
      file: 'npm.cmd',
      shell: true,
    });
  });
});

describe('a failed installation', () => {
  it.each([
    ['npm error code ENOTFOUND', 'cannot be reached (ENOTFOUND)'],
    ['npm error network connect ECONNREFUSED 127.0.0.1:9', 'cannot be reached (ECONNREFUSED)'],
    ['npm error code E403', 'refuses access (E403)'],
    ['npm error code EUSAGE', 'package-lock.json does not match package.json (EUSAGE)'],
    ['npm error code EBADENGINE', 'does not run on this Node (EBADENGINE)'],
    ['npm error code EACCES', 'is not allowed to write'],
    ['npm error code ENOSPC', 'The disk is full (ENOSPC).'],
    ['Error: spawn npm ENOENT', 'npm was not found'],
    ['npm error code ENOENT: no such file', 'npm said:\nnpm error code ENOENT'],
    ['something new', 'npm said:\nsomething new'],
  ])('with "%s" is explained', (complaint, sentence) => {
    expect(explainNpm(complaint)).toContain(sentence);
  });
});
