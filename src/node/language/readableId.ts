import anyAscii from 'any-ascii';
import { idFrom } from '../../document/idFrom';

/** A word, or a part of one, in letters and digits of other scripts: 'З’єднання'. */
const OTHER = String.raw`(?:(?![\p{ASCII}\p{Script=Latin}])[\p{L}\p{M}\p{Nd}])+`;
const OTHER_SCRIPT = new RegExp(`${OTHER}(?:['’]${OTHER})*`, 'gu');

/**
 * The short name in addresses for a text: 'bv-015-a' for 'BV 015/A', 'nasos' for 'Насос', 'shui-beng' for '水泵'. Empty if
 * it has no letter or digit. The letters of other scripts weigh half a megabyte, so that no browser has them
 * (.github/decisions/ids-of-other-scripts.md).
 */
export function readableId(text: string): string {
  return idFrom(text.replaceAll(OTHER_SCRIPT, inLatin));
}

/** Signs for sounds that Latin letters have none for go; each Chinese sign is a word. */
const inLatin = (run: string): string =>
  anyAscii(run)
    .replaceAll(/['’`]/g, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, /\p{Script=Han}/u.test(run) ? '-' : '');
