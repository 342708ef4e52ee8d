import { expect, it, vi } from 'vitest';
import { columnsOf } from '../../../document/table/columns';
import { fire, one, type } from '../../../ui/testing/act';
import { mount } from '../../../ui/testing/mount';
import { CellEditor, type After } from './CellEditor';

const entry = {
  properties: {
    from: {
      type: 'string',
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$',
      examples: ['2026-12-01', '2026-12-01T08:00'],
    },
    name: { type: 'string', maxLength: 12, examples: ['Winch'] },
  },
};

function edit(text: string, field = 'from') {
  const column = columnsOf(entry).find((known) => known.key === field);
  if (!column) throw new Error('There is no column.');
  const onCommit = vi.fn<(text: string, after: After) => void>();
  const { container } = mount(
    <CellEditor
      entry={entry}
      column={column}
      labels={new Map()}
      text={text}
      name="From"
      at="/from"
      onCommit={onCommit}
      onCancel={() => {}}
    />,
  );
  const press = (key: string) =>
    fire(one(container, '[data-editor]'), new KeyboardEvent('keydown', { key, bubbles: true }));
  return { container, press, onCommit };
}

it('a date in a cell is asked for in the browser’s own fields', () => {
  const { container, press, onCommit } = edit('2026-12-01');
  type(one(container, 'input[type="time"]'), '08:30');
  press('Tab');
  expect(onCommit).not.toHaveBeenCalled();
  type(one(container, 'input[type="date"]'), '2026-12-24');
  press('Enter');
  expect(onCommit).toHaveBeenCalledWith('2026-12-24T08:30', 'down');
});

it('what is typed into a cell for dates is written as text', () => {
  const { container, press, onCommit } = edit('2');
  type(one(container, 'textarea'), '2026-12-24');
  press('Enter');
  expect(onCommit).toHaveBeenCalledWith('2026-12-24', 'down');
});

it('[T77] a text says how much room it has left while it is typed into its cell', () => {
  const { container } = edit('', 'name');
  type(one(container, 'textarea'), 'Winch');
  expect(one(container, '[role="status"]').textContent).toBe('');
  type(one(container, 'textarea'), 'Two-speed winch');
  expect(one(container, '[role="status"]').textContent).toBe('15 of 12 characters');
});
