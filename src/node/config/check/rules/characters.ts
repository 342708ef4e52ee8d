import { setValue } from '../../../../document/operation';
import type { Rule } from '../context';

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** Every text can be displayed: exports from other programs may contain lone surrogates and control characters. */
export const rule: Rule = ({ eachText, error }) => {
  eachText((text, path) => {
    if (!CONTROL.test(text) && text.isWellFormed()) return;
    const [found = ''] = CONTROL.exec(text) ?? /\p{Surrogate}/u.exec(text) ?? [];
    const code = found.charCodeAt(0).toString(16).padStart(4, '0');
    error(
      [...path],
      `This text contains a character that cannot be displayed (\\u${code}).`,
      'Delete it, or type the text again.',
      [setValue([...path], displayable(text))],
    );
  });
};

function displayable(text: string): string {
  return text.replaceAll(new RegExp(`${CONTROL.source}|\\p{Surrogate}`, 'gu'), '');
}
