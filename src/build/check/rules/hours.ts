import type { Rule } from '../context';
import { entries, textOf } from '../facts';

/** An office closes after it opens. */
export const hours: Rule = ({ data, error }) => {
  for (const branch of entries(data, ['branches'])) {
    for (const { value, path } of entries(branch.value, ['hours'], branch.path)) {
      const opens = textOf(value, 'opens');
      const closes = textOf(value, 'closes');
      // What is no time of day is told as such: as texts, "9:00" comes after "17:00".
      if (!isTime(opens) || !isTime(closes) || closes > opens) continue;
      error(
        [...path, 'closes'],
        `This office closes at ${closes}, but opens at ${opens}.`,
        'Use the 24-hour clock: "17:00" for 5 pm.',
      );
    }
  }
};

function isTime(text: string | undefined): text is string {
  return text !== undefined && /^\d\d:\d\d$/.test(text);
}
