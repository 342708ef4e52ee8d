import { describe, expect, it } from 'vitest';
import { applyAll } from './apply';
import { followClashes } from './followClashes';
import type { Operation } from './operation';

const BEFORE = {
  pages: [
    { path: '/', blocks: [{ title: 'One' }, { title: 'Two' }] },
    { path: '/about', blocks: [] },
  ],
};

const after = (...operations: Operation[]) =>
  followClashes(
    [{ pointer: '/pages/0/blocks/1/title', before: 'Zwo', ours: 'Two', theirs: 'II' }],
    operations,
    applyAll(BEFORE, operations).value,
  );

describe('[T3] a conflict', () => {
  it('goes with the block that it is in', () => {
    expect(after({ op: 'move', from: '/pages/0/blocks/1', to: '/pages/1/blocks/0' })).toMatchObject(
      [{ pointer: '/pages/1/blocks/0/title', ours: 'Two', theirs: 'II' }],
    );
    expect(after({ op: 'remove', at: '/pages/0/blocks/0' })).toMatchObject([
      { pointer: '/pages/0/blocks/0/title', ours: 'Two' },
    ]);
  });

  it('shows what was written here since, even if that is nothing', () => {
    expect(after({ op: 'set', at: '/pages/0/blocks/1/title', value: 'Deux' })).toMatchObject([
      { ours: 'Deux', theirs: 'II' },
    ]);
    expect(after({ op: 'unset', at: '/pages/0/blocks/1/title' })).toMatchObject([
      { pointer: '/pages/0/blocks/1/title', ours: undefined, theirs: 'II' },
    ]);
  });

  it('is gone with its block', () => {
    expect(after({ op: 'remove', at: '/pages/0/blocks/1' })).toEqual([]);
  });
});

it('[T3] a conflict over a block that was taken out here stays one over that block', () => {
  const clashes = [{ pointer: '/pages/0/blocks/1', before: 'x', theirs: { title: 'Theirs' } }];
  const operations: Operation[] = [{ op: 'remove', at: '/pages/0/blocks/0' }];
  expect(followClashes(clashes, operations, applyAll(BEFORE, operations).value)).toEqual([
    { pointer: '/pages/0/blocks/0', before: 'x', ours: undefined, theirs: { title: 'Theirs' } },
  ]);
});
