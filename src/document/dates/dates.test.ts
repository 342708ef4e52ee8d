import { describe, expect, it } from 'vitest';
import { dateChanges, nextBuild } from './changes';
import { clockIn, instantOf, isMoment, isTimeZone, momentInWords, whenOf } from './moments';

describe('[U11] dates', () => {
  it('are meant in the time zone of the company', () => {
    const now = new Date('2026-11-30T22:30:00Z');
    expect(clockIn('Africa/Lusaka', now)).toBe('2026-12-01T00:30');
    expect(clockIn('UTC', now)).toBe('2026-11-30T22:30');
    expect(clockIn('Nowhere/Else', now)).toBe('2026-11-30T22:30');
    expect([isTimeZone('Europe/Oslo'), isTimeZone('Oslo'), isTimeZone('')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['2026-11-30T23:59', 'future'],
    ['2026-12-01T00:00', 'now'],
    ['2026-12-31T23:59', 'now'],
    ['2027-01-01T00:00', 'past'],
  ])('without a time count from the first day to the end of the last: at %s, %s', (clock, when) => {
    expect(whenOf({ from: '2026-12-01', until: '2026-12-31' }, clock)).toBe(when);
  });

  it.each([
    ['2026-12-01T07:59', 'future'],
    ['2026-12-01T08:00', 'now'],
    ['2026-12-01T17:00', 'past'],
  ])('with a time count to the minute: at %s, %s', (clock, when) => {
    expect(whenOf({ from: '2026-12-01T08:00', until: '2026-12-01T17:00' }, clock)).toBe(when);
  });

  it('that do not exist are none', () => {
    expect(['2026-02-28', '2026-02-30', '2026-12-01T24:00', 'soon', 3].map(isMoment)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(whenOf({ from: 'soon' }, '2026-12-01T08:00')).toBe('now');
  });

  it('are said in words', () => {
    expect(momentInWords('2026-12-01T08:00')).toBe('1 December 2026, 08:00');
    expect(momentInWords('2026-12-01T00:00')).toBe('1 December 2026');
  });
});

const config = {
  site: { timeZone: 'Europe/Oslo' },
  pages: [
    {
      path: '/sale',
      from: '2026-12-10',
      blocks: [{ type: 'columns', columns: [[{ type: 'notice', until: '2026-12-01T12:00' }]] }],
    },
  ],
  notFound: { blocks: [{ type: 'notice', hidden: true, from: '2026-12-02' }] },
  shared: { blocks: { ask: [{ type: 'text', from: '2026-11-01' }] } },
  store: { products: [{ id: 'a' }, { id: 'b', until: '2026-12-24' }] },
};

it.each([
  ['Africa/Lusaka', '2026-12-01T00:30', '2026-11-30T22:30Z'],
  ['America/New_York', '2026-07-01T08:00', '2026-07-01T12:00Z'],
  ['Europe/Oslo', '2026-10-25T12:00', '2026-10-25T11:00Z'],
  ['Europe/Oslo', '2026-03-29T03:00', '2026-03-29T01:00Z'],
  ['Nowhere/Else', '2026-12-01T00:30', '2026-12-01T00:30Z'],
])('[U17] in %s, the clock shows %s at %s', (zone, moment, instant) => {
  expect(instantOf(zone, moment)).toEqual(new Date(instant));
});

it('[U12] what appears and goes is found wherever it stands, by time', () => {
  expect(
    dateChanges(config).map(({ at, appears, entry }) => [at, appears, entry.path.join('/')]),
  ).toEqual([
    ['2026-11-01T00:00', true, 'shared/blocks/ask/0'],
    ['2026-12-01T12:00', false, 'pages/0/blocks/0/columns/0/0'],
    ['2026-12-10T00:00', true, 'pages/0'],
    ['2026-12-25T00:00', false, 'store/products/1'],
  ]);
  for (const broken of [undefined, [], { pages: [3, { blocks: {} }], shared: 'x' }])
    expect(dateChanges(broken)).toEqual([]);
});

it('[U12] the site has to be built again when the next of them is due that browsers do not look after', () => {
  expect(nextBuild(config, new Date('2026-10-30T11:00:00Z'))).toBe('2026-12-01T12:00');
  expect(nextBuild(config, new Date('2026-12-01T10:59:00Z'))).toBe('2026-12-10T00:00');
  expect(nextBuild(config, new Date('2027-01-01T00:00:00Z'))).toBeUndefined();
});
