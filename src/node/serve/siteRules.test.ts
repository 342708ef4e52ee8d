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

describe('the rules of a site that is built again while it is served', () => {
  it('are those of the new one', () => {
    sends('X-Old');
    const rules = siteRules(dir);
    expect(rules.headers('/')).toEqual({ 'X-Old': 'yes' });
    renameSync(dir, `${dir}.old`);
    mkdirSync(dir);
    sends('X-New');
    // A build takes its time: never the same moment.
    utimesSync(join(dir, '_headers'), 1, 1);
    expect(rules.headers('/')).toEqual({ 'X-New': 'yes' });
  });

  it('are none while its folder is gone, and nothing is thrown', () => {
    sends('X-Old');
    const rules = siteRules(dir);
    rules.headers('/');
    rmSync(dir, { recursive: true });
    expect(rules.headers('/')).toEqual({});
    expect(rules.redirect('/')).toBeUndefined();
  });

  it('stay as they were where the file is there and cannot be read', () => {
    sends('X-Old');
    const rules = siteRules(dir);
    rules.headers('/');
    rmSync(join(dir, '_headers'));
    // As it is when the file goes between a look at it and the reading: a folder has a date and no text.
    mkdirSync(join(dir, '_headers'));
    expect(rules.headers('/')).toEqual({ 'X-Old': 'yes' });
  });
});
