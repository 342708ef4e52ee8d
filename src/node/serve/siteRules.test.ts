import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { siteRules } from './siteRules';

let dir: string;
beforeEach(() => {
  dir = join(temporaryFolder(), 'dist');
  mkdirSync(dir);
});

const sends = (name: string) => writeFileSync(join(dir, '_headers'), `/*\n  ${name}: yes\n`);

describe('the rules of a site that is rebuilt while it is served', () => {
  it('are reloaded', () => {
    sends('X-Old');
    const rules = siteRules(dir);
    expect(rules.headers('/')).toEqual({ 'X-Old': 'yes' });
    renameSync(dir, `${dir}.old`);
    mkdirSync(dir);
    sends('X-New');
    // A real build never finishes within the same millisecond.
    utimesSync(join(dir, '_headers'), 1, 1);
    expect(rules.headers('/')).toEqual({ 'X-New': 'yes' });
  });

  it('are empty, without an error, while the folder is missing', () => {
    sends('X-Old');
    const rules = siteRules(dir);
    rules.headers('/');
    rmSync(dir, { recursive: true });
    expect(rules.headers('/')).toEqual({});
    expect(rules.redirect('/')).toBeUndefined();
  });

  it('are kept if the file exists but cannot be read', () => {
    sends('X-Old');
    const rules = siteRules(dir);
    rules.headers('/');
    rmSync(join(dir, '_headers'));
    // Simulates a file that vanishes between stat and read: a folder can be stat'ed but not read.
    mkdirSync(join(dir, '_headers'));
    expect(rules.headers('/')).toEqual({ 'X-Old': 'yes' });
  });
});
