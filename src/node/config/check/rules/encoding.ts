import { setValue } from '../../../../document/operation';
import type { Operation } from '../../../../document/operation';
import type { Path } from '../../../../document/schema/walk';
import type { Rule } from '../context';

/** UTF-8 decoded as Windows-1252: a character of two to four bytes becomes as many characters. */
const SUSPECT = /[ÂÃâðÄÅÎÏÐÑØÙ][\u0080-\uffff]/;

const BYTES = new Map(
  Array.from({ length: 128 }, (_, index): [string, number] => [
    new TextDecoder('windows-1252').decode(new Uint8Array([index + 128])),
    index + 128,
  ]),
);

/** No program has saved the file in the wrong encoding, which would turn 'båt' into 'bÃ¥t'. */
export const rule: Rule = ({ eachText, error }) => {
  const fix: Operation[] = [];
  let first: { path: Path; piece: string } | undefined;
  eachText((text, path) => {
    if (!SUSPECT.test(text)) return;
    const meant = mend(text);
    if (meant === text) return;
    first ??= { path: [...path], piece: around(text) };
    fix.push(setValue([...path], meant));
  }, sayAll);

  function sayAll(): void {
    if (!first) return;
    const { path, piece } = first;
    const more =
      fix.length > 1
        ? `, and so ${fix.length - 1 === 1 ? 'is one more text' : `are ${fix.length - 1} more texts`}`
        : '';
    error(
      path,
      `"${piece}" should be "${mend(piece)}"${more}: a program has saved the file in the wrong encoding.`,
      'Go back to the last good version and save it as UTF-8, or let "npm run check -- --fix" put the letters right.',
      fix,
    );
  }
};

/** Decodes the characters of a text as the UTF-8 bytes that they were. */
function mend(text: string): string {
  return text.replaceAll(/[\u0080-\uffff]{2,}/g, (run) => {
    const bytes = Array.from(run, (character) => BYTES.get(character));
    if (bytes.includes(undefined)) return run;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes.map(Number)));
    } catch {
      return run;
    }
  });
}

/** The first garbled word of a text. */
function around(text: string): string {
  return text.split(/\s/).find((word) => mend(word) !== word) ?? text;
}
