import { expect, it } from 'vitest';
import { runsForVisitors, tooNewIn } from './browsers';
import { isCode, sourcesBelow } from './sources';

const published = sourcesBelow('src', 'embed').filter(
  (source) => isCode(source) && runsForVisitors(source),
);

it('calls nothing that the browsers do not have in which everything works', () => {
  expect(published.length).toBeGreaterThan(300);
  expect(published.flatMap(tooNewIn)).toEqual([]);
});

it.each([
  ['const a = [2, 1].toSorted();', 'toSorted'],
  ['const a = list.filter(Boolean).findLast(isIt);', 'findLast'],
  ['const a = crypto.randomUUID();', 'randomUUID'],
  ['const a = AbortSignal.timeout(5);', 'timeout'],
  ['const a = structuredClone(b);', 'structuredClone'],
  ['const a = /(?<=b)c/u;', 'lookbehind'],
  ['const a = new RegExp(String.raw`(?<!b)${c}`);', 'lookbehind'],
])('the detector sees what is too new in %s', (text, name) => {
  expect(tooNewIn({ file: 'src/ui/a.ts', text })).toEqual([`src/ui/a.ts:1 ${name}`]);
});

it.each(['const a = toSorted(b);', 'const a = /(?<name>b)/u;', 'const a = { union: 1 };'])(
  'the detector lets %s pass',
  (text) => {
    expect(tooNewIn({ file: 'src/ui/a.ts', text })).toEqual([]);
  },
);
