import { describe, expect, it } from 'vitest';
import type { OpeningHours } from '../generated/types';
import { isOpen } from './openingHours';

const WEEKDAYS: OpeningHours['days'] = ['Mo', 'Tu', 'We', 'Th', 'Fr'];
const open = (hours: OpeningHours[], moment: string, zone = 'UTC') =>
  isOpen(hours, zone, new Date(moment));

describe('an office', () => {
  const hours = [{ days: WEEKDAYS, opens: '08:00', closes: '16:30' }];

  it.each([
    ['2026-11-27T07:59:00Z', false],
    ['2026-11-27T08:00:00Z', true],
    ['2026-11-27T16:29:00Z', true],
    ['2026-11-27T16:30:00Z', false],
    ['2026-11-28T10:00:00Z', false],
  ])('is open from its opening to its closing time: %s %s', (moment, expected) => {
    expect(open(hours, moment)).toBe(expected);
  });

  it('goes by its own clock, not by that of the visitor', () => {
    expect(open(hours, '2026-11-27T06:30:00Z', 'Africa/Harare')).toBe(true);
    expect(open(hours, '2026-11-27T15:00:00Z', 'Africa/Harare')).toBe(false);
  });

  it('that closes after midnight is open then, on the next day', () => {
    const late = [{ days: ['Su'], opens: '20:00', closes: '02:00' }] as OpeningHours[];
    expect(open(late, '2026-11-30T01:59:00Z')).toBe(true);
    expect(open(late, '2026-11-30T02:00:00Z')).toBe(false);
    expect(open(late, '2026-11-29T01:00:00Z')).toBe(false);
  });

  it('may be open all day', () => {
    const always = [{ days: ['Fr'], allDay: true }] as OpeningHours[];
    expect(open(always, '2026-11-27T23:59:00Z')).toBe(true);
    expect(open(always, '2026-11-28T00:00:00Z')).toBe(false);
  });
});
