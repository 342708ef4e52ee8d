import { isRecord, type Path } from '../../schemas/walk';
import type { Rule } from '../context';

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const INVISIBLE = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]|\p{Surrogate}/u;

/** Every text can be shown: exports from other programs leave halves of signs and control characters. */
export const characters: Rule = ({ data, error }) => {
  const look = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      const [found] = INVISIBLE.exec(value) ?? [];
      if (found === undefined) return;
      const code = found.charCodeAt(0).toString(16).padStart(4, '0');
      error(
        path,
        `This text holds a character that cannot be shown (\\u${code}).`,
        'Take it out, or write the text anew.',
      );
    } else if (Array.isArray(value)) {
      for (const [index, part] of value.entries()) look(part, [...path, index]);
    } else if (isRecord(value)) {
      for (const [key, part] of Object.entries(value)) look(part, [...path, key]);
    }
  };
  look(data, []);
};
