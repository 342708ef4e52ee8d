import type { EnglishWords } from './wordBlocks';
import { count } from '../check/shape/words';

/** Formats the blocks for printing: a heading, and the text to paste. */
export function formatWords(
  { blocks, written, count: missing, known }: EnglishWords,
  language: string,
): string {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const parts = [
    missing === 0
      ? 'Every text has been written into the config.'
      : `${count(missing, 'text')} ${known === missing ? 'in' : 'to translate into'} ${name}. Paste each block where its line says, then ${whatToDo(missing, known)}.`,
    ...blocks.map(({ path, text }) => `${whereToPaste(path)}:\n\n${text}`),
  ];
  if (written.length > 0) {
    const paths = written.map(({ path }) => path.join(' › '));
    parts.push(`Written in English, to be translated where they are: ${paths.join(', ')}.`);
  }
  return parts.join('\n\n');
}

function whatToDo(missing: number, known: number): string {
  if (known === missing) return 'read the texts once';
  const translate = 'translate what stands behind the colons';
  return known === 0
    ? translate
    : `${translate}: ${known} of them ${known === 1 ? 'is' : 'are'} translated already`;
}

function whereToPaste(path: readonly (string | number)[]): string {
  return path.length === 0
    ? 'At the start of the file, below its first {'
    : `At the start of ${path.map((key) => `"${key}"`).join(' › ')}, below its {`;
}
