import { isRecord, type Path } from '../../schemas/walk';
import type { Rule } from '../context';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Every text can be shown: exports from other programs leave halves of signs and control characters. */
export const characters: Rule = ({ data, error }) => {
  // One path that grows and shrinks: a catalogue has a hundred thousand texts.
  const path: (string | number)[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (CONTROL.test(value) || !value.isWellFormed()) tell([...path], value);
    } else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) within(index, value[index]);
    } else if (isRecord(value)) {
      for (const key of Object.keys(value)) within(key, value[key]);
    }
  };
  const within = (key: string | number, part: unknown): void => {
    path.push(key);
    look(part);
    path.pop();
  };
  const tell = (at: Path, text: string): void => {
    const [found = ''] = CONTROL.exec(text) ?? /\p{Surrogate}/u.exec(text) ?? [];
    const code = found.charCodeAt(0).toString(16).padStart(4, '0');
    error(
      at,
      `This text contains a character that cannot be displayed (\\u${code}).`,
      'Delete it, or type the text again.',
    );
  };
  look(data);
};
