import { describe, expect, it } from 'vitest';
import { makeChange, openDraft } from './history';
import type { Change, Draft } from './step';
import { advance, randomNumbers, randomOperation } from './testing';
import { nextOf } from './undoable';

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
    expect(advance(draft, { redo: true }).value).toEqual({ text: 'b' });
    expect(advance(draft, { undo: true }).value).toEqual({ text: '' });
  });

  it('end where something else is done after undoing', () => {
    const draft = after(set('a'), { undo: true }, set('b'), { redo: true });
    expect(draft.value).toEqual({ text: 'b' });
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

  it('are undone where one has more operations than a function takes arguments', () => {
    const operations = Array.from({ length: 300_000 }, (_, value) => ({
      op: 'set' as const,
      at: '/text',
      value,
    }));
    const draft = after({ do: { name: 'fill', operations } });
    expect(advance(draft, { undo: true }).value).toEqual({ text: '' });
  });

  it('are undone and done again exactly, in any number and order: 400 random steps', () => {
    const random = randomNumbers(3);
    const start = { pages: [{ blocks: [1, 2, 3] }, { blocks: [4] }], site: { name: 'a', b: [] } };
    let draft = openDraft(start);
    const values = [draft.value];
    for (let count = 0; count < 400; count += 1) {
      const change: Change = {
        do: { name: 'change', operations: [randomOperation(draft.value, random)] },
        id: `${count}`,
      };
      const kind = random(3);
      if (kind === 0 && values.length > 1) {
        draft = advance(draft, { undo: true });
        values.pop();
      } else if (kind === 1 && values.length > 1) {
        draft = [{ undo: true } as const, { redo: true } as const].reduce(advance, draft);
      } else if (fits(draft, change)) {
        draft = advance(draft, change);
        values.push(draft.value);
      }
      expect(draft.value).toEqual(values.at(-1));
    }
  });
});

function fits(draft: Draft, change: Change): boolean {
  try {
    advance(draft, change);
    return true;
  } catch {
    return false;
  }
}

describe('[T61] the steps of two windows', () => {
  const ours = (at: string, value: unknown, group?: string): Change => ({
    ...writing(at, value, group),
    by: 'us',
  });
  const theirs = (at: string, value: unknown, group?: string): Change => ({
    ...writing(at, value, group),
    by: 'them',
  });
  const START = { a: 'A', b: 'B', list: ['one', 'two', 'three'] };
  const made = (...changes: Change[]): Draft => changes.reduce(advance, openDraft(START));
  const undo = (draft: Draft, window: string, others: string[] = ['us', 'them']) => {
    const next = nextOf(draft.history, 'undo', { window, others });
    return next && makeChange(draft, { undo: next.id, by: window });
  };
  const redo = (draft: Draft, window: string) => {
    const next = nextOf(draft.history, 'redo', { window, others: ['us', 'them'] });
    return next && makeChange(draft, { redo: next.id, by: window });
  };

  it('are undone by the window that made them', () => {
    const draft = made(ours('/a', 'ours'), theirs('/b', 'theirs'));
    expect(undo(draft, 'us')?.draft.value).toEqual({ ...START, b: 'theirs' });
    expect(undo(draft, 'them')?.draft.value).toEqual({ ...START, a: 'ours' });
  });

  it('stay where another window has written over them since', () => {
    const draft = made(ours('/a', 'ours'), theirs('/a', 'theirs'));
    const undone = undo(draft, 'us');
    expect(undone?.draft.value).toEqual({ ...START, a: 'theirs' });
    expect(undone?.left).toMatchObject([{ pointer: '/a', ours: 'theirs', theirs: 'A' }]);
    expect(undone && undo(undone.draft, 'us')).toBeUndefined();
    expect(undone && undo(undone.draft, 'them')?.draft.value).toEqual({ ...START, a: 'ours' });
  });

  it('are found where they are now', () => {
    const insert = { op: 'insert', at: '/list/0', value: 'zero' } as const;
    const draft = made(ours('/list/1', 'TWO'), {
      do: { name: 'add', operations: [insert] },
      by: 'them',
    });
    expect(undo(draft, 'us')?.draft.value).toMatchObject({
      list: ['zero', 'one', 'two', 'three'],
    });
  });

  it('are done again by the window that undid them, whatever others have done since', () => {
    const undone = undo(made(ours('/a', 'ours')), 'us')?.draft;
    const draft = undone && advance(undone, theirs('/b', 'theirs'));
    expect(draft && redo(draft, 'us')?.draft.value).toEqual({ ...START, a: 'ours', b: 'theirs' });
    expect(draft && redo(draft, 'them')).toBeUndefined();
  });

  it('are one where a text is typed, though the other window types as well', () => {
    const typed = ['h', 'he', 'her'].flatMap((text) => [
      ours('/a', text, 'field a'),
      theirs('/b', text, 'field b'),
    ]);
    expect(undo(made(...typed), 'us')?.draft.value).toEqual({ ...START, b: 'her' });
  });

  it('go over to the window that is left, behind its own', () => {
    const draft = made(ours('/a', 'ours'), theirs('/b', 'theirs'));
    const first = undo(draft, 'us', [])?.draft;
    expect(first?.value).toEqual({ ...START, b: 'theirs' });
    expect(first && undo(first, 'us', [])?.draft.value).toEqual(START);
  });

  it('that came from the file are undone by any window', () => {
    const draft = made(writing('/a', 'from the file'));
    expect(undo(draft, 'us')?.draft.value).toEqual(START);
  });
});

function writing(at: string, value: unknown, group?: string): Change {
  return {
    do: {
      name: `write ${at}`,
      operations: [{ op: 'set', at, value }],
      ...(group !== undefined && { group }),
    },
  };
}
