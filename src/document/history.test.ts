import { describe, expect, it } from 'vitest';
import { advance, openDraft } from './history';
import type { Change, Draft } from './step';

const set = (value: unknown, group?: string): Change => ({
  do: {
    name: `write ${String(value)}`,
    operations: [{ op: 'set', at: '/text', value }],
    ...(group !== undefined && { group }),
  },
});

const after = (...changes: Change[]): Draft => changes.reduce(advance, openDraft({ text: '' }));

describe('[T1] the steps of a draft', () => {
  it('are undone and done again one by one, by their names', () => {
    const draft = after(set('a'), set('b'), { undo: true });
    expect(draft.value).toEqual({ text: 'a' });
    expect(draft.history.steps[draft.history.position]?.name).toBe('write b');
    expect(advance(draft, { redo: true }).value).toEqual({ text: 'b' });
    expect(advance(draft, { undo: true }).value).toEqual({ text: '' });
  });

  it('end where something else is done after undoing', () => {
    const draft = after(set('a'), { undo: true }, set('b'), { redo: true });
    expect(draft.value).toEqual({ text: 'b' });
    expect(draft.history.steps).toHaveLength(1);
  });

  it('stay as they are where there is nothing to undo or to do again', () => {
    expect(after({ undo: true }, { redo: true })).toEqual(openDraft({ text: '' }));
  });

  it('of one group are one, which keeps only the first and the last state of a text', () => {
    const draft = after(set('a', 'typing'), set('ab', 'typing'), set('abc', 'typing'));
    expect(draft.history.steps).toHaveLength(1);
    expect(draft.history.steps[0]?.operations).toEqual([{ op: 'set', at: '/text', value: 'abc' }]);
    expect(advance(draft, { undo: true }).value).toEqual({ text: '' });
  });

  it('of one group are two when something else came between them', () => {
    const draft = after(set('a', 'typing'), set('x'), set('ab', 'typing'));
    expect(draft.history.steps).toHaveLength(3);
  });

  it('of one group are undone together, whatever they do', () => {
    const insert: Change = {
      do: { name: 'add', operations: [{ op: 'set', at: '/more', value: 1 }], group: 'page' },
    };
    expect(advance(after(set('a', 'page'), insert), { undo: true }).value).toEqual({ text: '' });
  });
});
