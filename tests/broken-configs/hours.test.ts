import { describe, expect, it } from 'vitest';
import { check, GOOD, swap } from './breaking';

const withHours = (opens: string, closes: string): string =>
  swap(GOOD, '"opens": "08:00", "closes": "17:00"', `"opens": "${opens}", "closes": "${closes}"`);

describe('the opening hours of an office', () => {
  it.each([
    ['18:00', '02:00'],
    ['22:00', '06:00'],
    ['10:00', '02:00'],
    ['06:00', '00:00'],
    ['00:00', '00:00'],
    ['00:00', '23:59'],
  ])('may be those of a night, or of day and night: %s to %s', async (opens, closes) => {
    expect((await check(withHours(opens, closes))).problems).toEqual([]);
  });

  it.each([
    ['08:00', '01:00', 'On the 24-hour clock, 1:00 pm is "13:00".'],
    ['07:30', '04:30', 'On the 24-hour clock, 4:30 pm is "16:30".'],
    ['08:00', '00:30', 'On the 24-hour clock, 12:30 pm is "12:30".'],
    ['18:00', '17:00', 'Check both times, on the 24-hour clock.'],
    ['08:00', '08:00', 'If it is open for 24 hours, switch on "allDay" instead of both times.'],
  ])('are asked about where they look like a slip: %s to %s', async (opens, closes, advice) => {
    const { problems, ok } = await check(withHours(opens, closes));
    expect([problems.map((problem) => problem.advice), ok]).toEqual([[advice], true]);
  });

  // 'to' is Thursday in Norwegian: "Tu", a letter off, would be another day.
  it('name days from a list, of which none is guessed', async () => {
    const { problems } = await check(swap(GOOD, '["Mo", "Tu", "We", "Th", "Fr"]', '["to"]'));
    expect(problems.map(({ advice, fix }) => ({ advice, fix }))).toEqual([
      { advice: 'Choose one of: "Mo", "Tu", "We", "Th", "Fr", "Sa", "Su".', fix: undefined },
    ]);
  });

  const HOURS = '"opens": "08:00", "closes": "17:00"';

  it('[C19] may be 24 hours', async () => {
    expect((await check(swap(GOOD, HOURS, '"allDay": true'))).problems).toEqual([]);
  });

  it.each([
    ['"closes": "17:00"', '"opens" is missing in Opening hours.'],
    ['"opens": "08:00"', '"closes" is missing in Opening hours.'],
    ['"allDay": false', '"opens" and "closes" are missing in Opening hours.'],
    [
      `${HOURS}, "allDay": true`,
      'This office has opening times, but is open for 24 hours on the same days.',
    ],
  ])('[C19] are complete, and either times or 24 hours: %s', async (hours, message) => {
    const { problems } = await check(swap(GOOD, HOURS, hours));
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });
});
