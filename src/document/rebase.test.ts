import { describe, expect, it } from 'vitest';
import { openDraft } from './history';
import type { Operation } from './operation';
import { rebase, type WaitingChange } from './rebase';
import type { Change } from './step';
import { advance, randomNumbers } from './testing';

const START = {
  footer: { copyright: 'All rights', more: '' },
  blocks: [
    { type: 'hero', title: 'One' },
    { type: 'text', title: 'Two' },
  ],
};

const change = (id: string, ...operations: Operation[]): Change => ({
  do: { name: id, operations },
  id,
});
const set = (at: string, value: unknown): Operation => ({ op: 'set', at, value });
const waiting = (...changes: Change[]): WaitingChange[] =>
  changes.map((one) => ({ change: one, clashes: [] }));
const base = openDraft(START);
const after = (...operations: Operation[]) => advance(base, change('theirs', ...operations));

describe('[T61] changes that wait while another window changes the draft', () => {
  it('are made on top', () => {
    const fresh = after(set('/footer/more', 'theirs'));
    const rebased = rebase(base, waiting(change('a', set('/footer/copyright', 'ours'))), fresh, []);
    expect(rebased.draft.value).toMatchObject({ footer: { copyright: 'ours', more: 'theirs' } });
    expect(rebased.waiting).toMatchObject([{ clashes: [] }]);
  });

  it('go to the block that they were made in, wherever it is now', () => {
    const fresh = after({ op: 'insert', at: '/blocks/0', value: { type: 'notice' } });
    const { draft } = rebase(base, waiting(change('a', set('/blocks/1/title', 'Zwei'))), fresh, []);
    expect(draft.value).toMatchObject({ blocks: [{}, { title: 'One' }, { title: 'Zwei' }] });
  });

  it('replace what the other has written at the same time, and say so', () => {
    const fresh = after(set('/footer/copyright', 'theirs'));
    const rebased = rebase(base, waiting(change('a', set('/footer/copyright', 'ours'))), fresh, []);
    expect(rebased.draft.value).toMatchObject({ footer: { copyright: 'ours' } });
    expect(rebased.waiting[0]?.clashes).toEqual([
      { pointer: '/footer/copyright', before: 'All rights', ours: 'ours', theirs: 'theirs' },
    ]);
  });

  it('bring back the block that the other has deleted, and say so', () => {
    const fresh = after({ op: 'remove', at: '/blocks/1' });
    const rebased = rebase(base, waiting(change('a', set('/blocks/1/title', 'Zwei'))), fresh, []);
    expect(rebased.draft.value).toMatchObject({ blocks: [{}, { title: 'Zwei' }] });
    expect(rebased.waiting[0]?.clashes).toMatchObject([{ ours: { title: 'Zwei' } }]);
  });

  it('are dropped where the other has done the same', () => {
    const fresh = after(set('/footer/copyright', 'same'));
    const rebased = rebase(base, waiting(change('a', set('/footer/copyright', 'same'))), fresh, []);
    expect(rebased.waiting).toEqual([]);
  });

  it('are made once, though the answer was lost', () => {
    const first = change('a', set('/footer/copyright', 'ours'));
    const second = change('b', set('/footer/copyright', 'ours, too'));
    const rebased = rebase(base, waiting(first, second), advance(base, first), ['a']);
    expect(rebased.draft.value).toMatchObject({ footer: { copyright: 'ours, too' } });
    expect(rebased.waiting).toHaveLength(1);
    expect(rebased.waiting[0]?.clashes).toEqual([]);
  });

  it('can be undone before they are sent', () => {
    const changes = waiting(change('a', set('/footer/copyright', 'ours')), { undo: 'a' });
    const fresh = after(set('/footer/more', 'theirs'));
    expect(rebase(base, changes, fresh, []).draft.value).toEqual(fresh.value);
  });

  it('lose no text of either side: 300 random pairs', () => {
    const random = randomNumbers(7);
    const places = ['/footer/copyright', '/footer/more', '/blocks/0/title', '/blocks/1/title'];
    for (let pair = 0; pair < 300; pair += 1) {
      const [mine = '', yours = ''] = [places[random(4)], places[random(4)]];
      const inserted: Operation = { op: 'insert', at: `/blocks/${random(3)}`, value: 'theirs' };
      const fresh = after(random(2) === 0 ? set(yours, 'theirs') : inserted);
      const rebased = rebase(base, waiting(change('a', set(mine, 'ours'))), fresh, []);
      const { clashes } = rebased.waiting[0] ?? {};
      const seen = JSON.stringify([rebased.draft.value, clashes]);
      expect(seen).toContain('ours');
      expect(seen).toContain('theirs');
    }
  });
});
