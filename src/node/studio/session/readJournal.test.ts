import { describe, expect, it } from 'vitest';
import { readJournal } from './readJournal';

const SNAPSHOT = {
  version: 2,
  base: '{"name":"Pumps"}',
  value: { name: 'Pumps' },
  history: { steps: [] },
  conflicts: [],
  taken: [],
};
const change = (value: string, id = value) => ({
  do: { name: 'write', operations: [{ op: 'set', at: '/name', value }] },
  id,
});
const lines = (...entries: unknown[]) => entries.map((one) => JSON.stringify(one)).join('\n');

describe('[T5] a journal', () => {
  it('is its snapshot with all changes since', () => {
    const read = readJournal(
      `${lines(SNAPSHOT, change('Fans'), { undo: true }, change('Valves'))}\n`,
    );
    expect(read).toMatchObject({
      value: { name: 'Valves' },
      isWhole: true,
      taken: ['Fans', 'Valves'],
    });
  });

  it('ends at its last whole line, and says so', () => {
    const text = lines(SNAPSHOT, change('Fans'), change('Valves'));
    expect(readJournal(text.slice(0, -3))).toMatchObject({
      value: { name: 'Fans' },
      isWhole: false,
    });
  });

  it.each([
    [
      'an operation that there is not',
      { do: { name: '', operations: [{ op: 'boil', at: '/name' }] } },
    ],
    ['a place that is none', { do: { name: '', operations: [{ op: 'unset', at: 'name' }] } }],
    ['a change without a name', { do: { operations: [] } }],
    ['a text', 'undo'],
  ])('ends before %s', (_, entry) => {
    expect(
      readJournal(`${lines(SNAPSHOT, change('Fans'), entry, change('Valves'))}\n`),
    ).toMatchObject({ value: { name: 'Fans' }, isWhole: false });
  });

  it.each([
    ['no JSON', '{"base":'],
    ['without the text of the file', lines({ ...SNAPSHOT, base: undefined })],
    ['with a history that is none', lines({ ...SNAPSHOT, history: [] })],
    [
      'with a step that cannot be undone',
      lines({ ...SNAPSHOT, history: { steps: [{ id: '1', name: '', operations: [] }] } }),
    ],
    ['of a version to come', lines({ ...SNAPSHOT, version: 3 })],
  ])('is not read if its snapshot is %s', (_, text) => {
    expect(readJournal(text)).toBeUndefined();
  });

  it('of an earlier version keeps its steps, undone ones too', () => {
    const step = (before: string, after: string) => ({
      name: `write ${after}`,
      operations: [{ op: 'set', at: '/name', value: after }],
      inverse: [{ op: 'set', at: '/name', value: before }],
    });
    const history = { steps: [step('Pumps', 'Fans'), step('Fans', 'Valves')], position: 1 };
    const old = { base: SNAPSHOT.base, value: { name: 'Fans' }, history, conflicts: [] };
    const valueAfter = (...entries: unknown[]) => readJournal(`${lines(old, ...entries)}\n`)?.value;
    expect(valueAfter()).toEqual({ name: 'Fans' });
    expect(valueAfter({ redo: true })).toEqual({ name: 'Valves' });
    expect(valueAfter({ undo: true })).toEqual({ name: 'Pumps' });
  });
});
