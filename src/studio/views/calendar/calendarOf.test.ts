import { expect, it } from 'vitest';
import { loadSchemas } from '../../../node/schemas/load';
import { calendarOf, missedSince } from './calendarOf';

const { config: schema } = loadSchemas(process.cwd());
const NOW = new Date('2026-12-01T10:00:00Z');

const config = {
  site: { timeZone: 'UTC' },
  pages: [
    { path: '/', title: 'Home | Yard', blocks: [] },
    {
      path: '/sale',
      title: 'Sale | Yard',
      from: '2026-12-10T08:00',
      until: '2026-12-24',
      blocks: [{ type: 'notice', text: 'Soon', heading: 'Closed', until: '2026-11-30' }],
    },
  ],
  store: { products: [{ id: 'a', name: 'Pump', from: '2026-11-20' }] },
};

it('[U16] the calendar says what appears and goes, where, and what has run out', () => {
  expect(calendarOf(schema, config, NOW)).toEqual({
    toCome: [
      {
        at: '2026-12-10T08:00',
        appears: true,
        name: 'Sale',
        where: '',
        pointer: '/pages/1/from',
      },
      {
        at: '2026-12-25T00:00',
        appears: false,
        name: 'Sale',
        where: '',
        pointer: '/pages/1/until',
      },
    ],
    ranOut: [
      {
        at: '2026-12-01T00:00',
        appears: false,
        name: 'Notice: Closed',
        where: 'Sale',
        pointer: '/pages/1/blocks/0/until',
      },
    ],
  });
});

it('[U16] the calendar counts what has become due since the site was published, if browsers do not show it by themselves', () => {
  expect(missedSince(config, new Date('2026-10-19T10:00:00Z'), NOW)).toBe(2);
  expect(missedSince(config, new Date('2026-11-19T10:00:00Z'), NOW)).toBe(1);
  expect(missedSince(config, new Date('2026-11-25T10:00:00Z'), NOW)).toBe(0);
  expect(missedSince(config, NOW, NOW)).toBe(0);
});

it('[U16] the calendar knows the announcement, which browsers show and hide by themselves', () => {
  const announced = { ...config, pages: [], announcement: { text: 'Closed', until: '2026-12-24' } };
  expect(calendarOf(schema, announced, NOW).toCome).toEqual([
    {
      at: '2026-12-25T00:00',
      appears: false,
      name: 'announcement',
      where: '',
      pointer: '/announcement/until',
    },
  ]);
  const shortly = new Date('2026-12-26T10:00:00Z');
  expect(missedSince({ ...announced, store: {} }, NOW, shortly)).toBe(0);
});
