import { describe, expect, it } from 'vitest';
import { asDeskFile, parseDeskFile, takenOver } from './deskFile';
import { addedRow, type DeskInquiry } from './rows';

const inquiry = (id: string, customer = ''): DeskInquiry => ({
  id,
  since: '2026-11-27T12:00:00.000Z',
  customer,
  reference: '',
  note: '',
  faults: [],
  rows: [addedRow({ id: 'p-1', name: 'Pump' }, '0')],
});

describe('a file of the desk', () => {
  it('is read back', () => {
    const all = [inquiry('a'), inquiry('b')];
    expect(parseDeskFile(asDeskFile(all))).toEqual(JSON.parse(JSON.stringify(all)));
  });

  it.each(['', '{}', 'null', '[]', '{"format":"sales-desk-1","inquiries":[{"id":1}]}'])(
    'is none if it is something else: %s',
    (text) => {
      expect(parseDeskFile(text)).toBeUndefined();
    },
  );

  it('is taken over in addition to what is open, and replaces what is both', () => {
    const all = takenOver([inquiry('a', 'old'), inquiry('b')], [inquiry('a', 'new')]);
    expect(all.map(({ id, customer }) => [id, customer])).toEqual([
      ['a', 'new'],
      ['b', ''],
    ]);
  });
});
