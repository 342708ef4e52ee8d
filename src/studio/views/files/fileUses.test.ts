import { expect, it } from 'vitest';
import { applyAll } from '../../../document/apply';
import type { Schema } from '../../../document/schema/schema';
import { fileUses, replaceFile } from './fileUses';

const schema: Schema = {
  type: 'object',
  properties: {
    file: { type: 'string', 'x-kind': 'download' },
    link: { type: 'string', 'x-kind': 'link' },
    name: { type: 'string' },
    text: { type: 'array', 'x-kind': 'markdown', items: { type: 'string' } },
  },
};
const OLD = '/downloads/prices.pdf';
const NEW = '/downloads/prices-2027.pdf';
const root = {
  file: OLD,
  link: OLD,
  name: OLD,
  text: ['None.', `See [the list](${OLD}) or [the old one](${OLD}).`],
};

it('[T72] a file is named by fields for files, by links, and in texts', () => {
  const uses = fileUses(schema, root, [OLD, NEW]);
  expect(uses.get(OLD)?.map(({ pointer }) => pointer)).toEqual(['/file', '/link', '/text/1']);
  expect(uses.get(NEW)).toEqual([]);
});

it('[T72] another file takes its place in all of them, and nowhere else', () => {
  const uses = fileUses(schema, root, [OLD]).get(OLD) ?? [];
  expect(applyAll(root, replaceFile(uses, OLD, NEW)).value).toEqual({
    file: NEW,
    link: NEW,
    name: OLD,
    text: ['None.', `See [the list](${NEW}) or [the old one](${NEW}).`],
  });
});
