import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../architecture/sources';
import { codeBlocks, codeSpans } from './markdown';

/** The README's text. */
export const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');

const blocks = codeBlocks(README);
const written = codeSpans(README);

/** All commands in it. */
export const COMMANDS = [
  ...inFences('sh').flatMap((text) => text.split('\n')),
  ...written.filter(isCommand),
];

/** All other inline code: files, folders, fields, addresses. */
export const NAMES = written.filter((text) => !isCommand(text));

/** Its examples of config entries. */
export const ENTRIES = inFences('json').map((text) => JSON.parse(text) as Record<string, unknown>);

/** Its examples of the checker's output. */
export const MISTAKES = inFences('text').join('\n\n');

function inFences(wanted: string): string[] {
  return blocks.flatMap(({ language, text }) => (language === wanted ? [text] : []));
}

function isCommand(text: string): boolean {
  return text.startsWith('npm ');
}

/** Whether a file or folder is written by a command of the README: `npm run new block delivery-times`. */
export const isCreated = (name: string) =>
  name.includes('/') && /delivery-times|opening-hours|phoneNumbers|publish\.yml/.test(name);
