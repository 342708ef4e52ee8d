import { expect, it } from 'vitest';
import type { VacanciesBlock } from '../../../generated/authored';
import { openVacancies } from './openVacancies';

const config = { site: { timeZone: 'Africa/Lusaka' } };
const item = (title: string, posted: string, closes?: string) => ({
  title,
  branch: 'yard',
  posted,
  ...(closes !== undefined && { closes }),
  text: ['The work.'],
});
const publish = (now: string | undefined, ...items: VacanciesBlock['items']) =>
  openVacancies(
    { type: 'vacancies', items, none: 'None.' } as VacanciesBlock,
    config,
    now === undefined ? undefined : new Date(now),
  );
const minute = (utc: string) => Date.parse(utc) / 60_000;
const CLOSED = minute('2026-12-31T22:00Z');

it('leaves out what is closed, from the midnight of the company’s clock on', () => {
  const job = item('Mechanic', '2026-11-01', '2026-12-31');
  expect(publish('2026-12-31T21:59Z', job).items).toHaveLength(1);
  expect(publish('2026-12-31T22:00Z', job).items).toEqual([]);
});

it('says when browsers show and hide each, and when nothing is open, however late that is', () => {
  const { items, noneDue } = publish(
    '2026-01-10T10:00Z',
    item('Mechanic', '2026-01-01', '2026-12-31'),
    item('Clerk', '2026-02-01', '2026-03-31'),
  );
  expect(items.map(({ due }) => due)).toEqual([
    { until: CLOSED },
    { from: minute('2026-01-31T22:00Z'), until: minute('2026-03-31T22:00Z'), hidden: true },
  ]);
  expect(noneDue).toEqual([{ from: CLOSED, hidden: true }]);
});

it('says that nothing is open until something opens', () => {
  const { noneDue } = publish('2026-01-10T10:00Z', item('Clerk', '2026-02-01'));
  expect(noneDue).toEqual([{ until: minute('2026-01-31T22:00Z') }]);
});

it('says it again once what opens after the build has closed, and between two vacancies', () => {
  const { noneDue } = publish(
    '2026-01-10T10:00Z',
    item('Welder', '2026-06-01', '2026-06-30'),
    item('Clerk', '2026-02-01', '2026-02-28'),
    item('Driver', '2026-02-15', '2026-03-31'),
  );
  expect(noneDue).toEqual([
    { until: minute('2026-01-31T22:00Z') },
    { from: minute('2026-03-31T22:00Z'), until: minute('2026-05-31T22:00Z'), hidden: true },
    { from: minute('2026-06-30T22:00Z'), hidden: true },
  ]);
});

it.each([
  [
    'while something stays open',
    [item('Clerk', '2026-01-01'), item('B', '2026-01-01', '2026-02-01')],
  ],
  ['where there is nothing to open', []],
])('has no moment at which nothing is open %s', (_, items) => {
  expect(publish('2026-01-10T10:00Z', ...items).noneDue).toBeUndefined();
});

it('keeps all for the preview, and its days for search engines', () => {
  const { items, noneDue } = publish(undefined, item('Mechanic', '2026-11-01', '2026-12-31'));
  expect(items[0]).toMatchObject({
    posting: { posted: '2026-11-01', through: '2026-12-31T22:00:00.000Z' },
  });
  expect([items[0]?.due, noneDue]).toEqual([undefined, undefined]);
});
