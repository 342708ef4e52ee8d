import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../architecture/sources';
import { codeBlocks, codeSpans } from './markdown';

/** The README as it is written. */
export const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

const blocks = codeBlocks(README);
const written = codeSpans(README);

/** What it tells people to type, wherever it does. */
export const COMMANDS = [
  ...inFences('sh').flatMap((text) => text.split('\n')),
  ...written.filter(isCommand),
];

/** What it names in other code within the text: files, folders, fields, addresses. */
export const NAMES = written.filter((text) => !isCommand(text));

/** What it shows to be put into a config. */
export const ENTRIES = inFences('json').map((text) => JSON.parse(text) as Record<string, unknown>);

/** What it shows that the checker says. */
export const MISTAKES = inFences('text').join('\n\n');

function inFences(wanted: string): string[] {
  return blocks.flatMap(({ language, text }) => (language === wanted ? [text] : []));
}

function isCommand(text: string): boolean {
  return text.startsWith('npm ');
}
