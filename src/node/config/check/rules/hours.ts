import type { Rule } from '../context';
import { entries, textOf } from '../facts';

/** Longer opening hours are most likely a mistake: an afternoon time on the 12-hour clock. */
const MAX_OPEN_MINUTES = 16 * 60;

/**
 * The hours of an office are plausible: an office that closes before it opens closes on the next day, and one with
 * "00:00" to "00:00" or "allDay" never closes.
 */
export const rule: Rule = ({ config, error, warning }) => {
  for (const branch of entries(config, ['branches'])) {
    for (const { value, path } of entries(branch.value, ['hours'], branch.path)) {
      const opens = textOf(value, 'opens');
      const closes = textOf(value, 'closes');
      const missing = ['opens', 'closes'].filter((field) => value[field] === undefined);
      if (value['allDay'] === true) {
        if (missing.length === 2) continue;
        error(
          [...path, 'allDay'],
          'This office has opening times, but is open for 24 hours on the same days.',
          'Keep "allDay", or "opens" and "closes".',
        );
      } else if (missing[0] !== undefined) {
        error(
          path,
          `"${missing.join('" and "')}" ${missing.length > 1 ? 'are' : 'is'} missing in Opening hours.`,
          'Give both times, such as 08:00 for "opens" and 17:00 for "closes", or switch on "allDay" if it is open for 24 hours.',
        );
      }
      // The schema reports an invalid time.
      if (!isTime(opens) || !isTime(closes) || closes > opens) continue;
      if (opens === closes && opens !== '00:00') {
        warning(
          [...path, 'closes'],
          `This office closes at ${closes}, the time when it opens.`,
          'If it is open for 24 hours, switch on "allDay" instead of both times.',
        );
      }
      const long = minutes(closes) + 24 * 60 - minutes(opens);
      // Closing at midnight is valid.
      if (opens === closes || closes === '00:00' || long <= MAX_OPEN_MINUTES) continue;
      warning(
        [...path, 'closes'],
        `This office closes at ${closes}, but opens at ${opens}: that is open until the next day.`,
        adviceFor(opens, closes),
      );
    }
  }
};

function adviceFor(opens: string, closes: string): string {
  const hour = Number(closes.slice(0, 2));
  const afternoon = `${hour + 12}${closes.slice(2)}`;
  return hour < 12 && afternoon > opens
    ? `On the 24-hour clock, ${hour || 12}${closes.slice(2)} pm is "${afternoon}".`
    : 'Check both times, on the 24-hour clock.';
}

function minutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function isTime(text: string | undefined): text is string {
  return text !== undefined && /^\d\d:\d\d$/.test(text);
}
