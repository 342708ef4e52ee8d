import type { Rule } from '../context';
import { entries, textOf } from '../facts';

/** An office closes after it opens. */
export const hours: Rule = ({ data, error }) => {
  for (const branch of entries(data, ['branches'])) {
    for (const { value, path } of entries(branch.value, ['hours'], branch.path)) {
      const opens = textOf(value, 'opens');
      const closes = textOf(value, 'closes');
      if (opens === undefined || closes === undefined || closes > opens) continue;
      error(
        [...path, 'closes'],
        `This office closes at ${closes}, but opens at ${opens}.`,
        'Write both in 24 hours: "17:00" for five in the afternoon.',
      );
    }
  }
};
