import { expect, it } from 'vitest';
import type { FileKind } from '../config/productFiles/namedFiles';
import { slowFileOf } from './slowFile';

const file = (name: string, kind: FileKind, count: number) => ({
  name,
  kind,
  hash: '',
  rows: [],
  head: undefined,
  mistakes: [],
  entries: Array.from({ length: count }, () => ({})),
});

it.each([
  [[file('all.csv', 'csv', 20_000), file('all.xlsx', 'xlsx', 20_000)], 'all.xlsx'],
  [[file('all.xlsx', 'xlsx', 500)], undefined],
  [[file('all.jsonl', 'jsonl', 20_000)], undefined],
  [undefined, undefined],
])('is the large workbook among the files of products (%#)', (files, name) => {
  expect(slowFileOf(files ? { files } : {})).toBe(name);
});
