import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { dropOtherRecords, keepRecord } from './buildRecord';
import { openFormer } from './formerBuild';
import { openOutput } from './outputFolder';
import { createWriter } from './write';

let dist: string;
let records: string;
beforeEach(() => {
  const root = temporaryFolder();
  dist = join(root, 'dist');
  records = join(root, 'cache', 'outputs', 'dist');
});

/** Builds these files; returns a function that is called before they are published. */
async function build(files: Record<string, string>, beforePublished = () => {}): Promise<void> {
  const output = await openOutput(dist);
  const writer = createWriter(output.path, 1, true, openFormer(dist, records));
  for (const [url, text] of Object.entries(files)) await writer.write(url, text);
  const name = await keepRecord(records, { files: writer.record });
  beforePublished();
  await output.publish(name);
  await dropOtherRecords(records, name);
  await output.tidy();
}

const PAGE = 'words '.repeat(100);
const read = (name: string) => readFileSync(join(dist, name), 'utf8');
const inode = (name: string) => statSync(join(dist, name)).ino;
const parts = ['a.html', 'a.html.br', 'a.html.gz'];

describe('a file that has not changed', () => {
  it('is the same file, with its name, its time and its compressed siblings', async () => {
    await build({ '/a.html': PAGE, '/b.png': 'x' });
    const before = [...parts, 'b.png'].map(inode);
    await build({ '/a.html': PAGE, '/b.png': 'x', '/c.html': PAGE });
    expect([...parts, 'b.png'].map(inode)).toEqual(before);
  });

  it('is made again if somebody has changed it', async () => {
    await build({ '/a.html': PAGE });
    writeFileSync(join(dist, 'a.html'), PAGE.replace('w', 'W'));
    const later = new Date(Date.now() + 5000);
    utimesSync(join(dist, 'a.html'), later, later);
    await build({ '/a.html': PAGE });
    expect(read('a.html')).toBe(PAGE);
  });

  it.each(parts)('is made again if somebody has removed %s', async (name) => {
    await build({ '/a.html': PAGE });
    rmSync(join(dist, name));
    await build({ '/a.html': PAGE });
    expect(parts.map((part) => readdirSync(dist).includes(part))).toEqual([true, true, true]);
  });

  it('is made again if it is not known what it was made of', async () => {
    await build({ '/a.html': PAGE });
    const before = inode('a.html');
    for (const name of readdirSync(records)) writeFileSync(join(records, name), 'damaged');
    await build({ '/a.html': PAGE });
    expect(inode('a.html')).not.toBe(before);
  });
});

it('a file that became the same of something else is the same file, too', async () => {
  await build({ '/a.html': PAGE });
  const before = parts.map(inode);
  const output = await openOutput(dist);
  const writer = createWriter(output.path, 1, true, openFormer(dist, records));
  expect(writer.keep(['/a.html'], 'another')).toBeUndefined();
  await writer.write('/a.html', PAGE);
  expect(parts.map((part) => statSync(join(output.path, part)).ino)).toEqual(before);
  await output.tidy();
});

describe('a file that has changed', () => {
  it('is written anew, and until then the previous site has the former', async () => {
    await build({ '/a.html': PAGE });
    let meanwhile = '';
    await build({ '/a.html': 'new' }, () => {
      meanwhile = read('a.html');
    });
    expect([meanwhile, read('a.html')]).toEqual([PAGE, 'new']);
    expect(readdirSync(dist)).not.toContain('a.html.gz');
  });

  it('does not change in the previous site when it is kept first and then written', async () => {
    await build({ '/a.html': PAGE });
    const output = await openOutput(dist);
    const writer = createWriter(output.path, 1, true, openFormer(dist, records));
    await writer.write('/a.html', PAGE);
    await writer.write('/a.html', `${PAGE}, and more`);
    expect(read('a.html')).toBe(PAGE);
    expect(readFileSync(join(output.path, 'a.html'), 'utf8')).toBe(`${PAGE}, and more`);
    await output.tidy();
  });

  it('keeps its files together: none of a page is kept if one of them has changed', async () => {
    await build({ '/a.html': PAGE, '/a.json': PAGE });
    const output = await openOutput(dist);
    const writer = createWriter(output.path, 1, true, openFormer(dist, records));
    expect(writer.keep(['/a.html', '/none.json'], 'another')).toBeUndefined();
    expect(readdirSync(output.path)).toEqual(['.site-build']);
    await output.tidy();
  });
});

it('only the record of the last build is left', async () => {
  await build({ '/a.html': PAGE });
  await build({ '/a.html': 'new' });
  expect(readdirSync(records)).toEqual([read('.site-build')]);
});
