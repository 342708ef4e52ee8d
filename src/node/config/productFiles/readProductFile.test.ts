import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readProductFile } from './readProductFile';

it.each([
  ['is no UTF-8', 'all.csv', Buffer.from([0x69, 0xff, 0x0a])],
  ['is another table', 'all.csv', Buffer.from('a,b\n1,2\n')],
  ['is no workbook', 'all.xlsx', Buffer.from('text')],
])(
  'a file that cannot be read, because it %s, is known by the hash of all of it',
  (_, name, start) => {
    const parts = [start, Buffer.from('the rest\n')];
    const { hash, mistakes } = readProductFile(name, parts, { columns: [], names: new Map() });
    expect(mistakes).toHaveLength(1);
    expect(hash).toBe(createHash('sha256').update(Buffer.concat(parts)).digest('base64url'));
  },
);
