import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../architecture/sources';
import { codeBlocks, codeSpans } from './markdown';

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The README's text. */
export const README = textOf('README.md');

/** The text for those who change the code, which the README leads to. */
export const CONTRIBUTING = textOf('.github/CONTRIBUTING.md');

const blocks = codeBlocks(`${README}\n${CONTRIBUTING}`);

/** All commands in both. */
export const COMMANDS = [
  ...inFences('sh').flatMap((text) => text.split('\n')),
  ...codeSpans(README).concat(codeSpans(CONTRIBUTING)).filter(isCommand),
];

/**
 * Those that commands.slow.test.ts does not run: `npm test` would run it again, endlessly, and `npm run release` needs a
 * commit, which a copy has not (src/node/cli/release.slow.test.ts). `npm run bench` measures time, which no test does;
 * frameworks and programs of hosts come from the network, and a published site is on it
 * (src/node/hosting/live/checkLive.test.ts has one).
 * `npm run build` and `npx oxfmt` are steps of `npm test`; there another company is built, and this one by `npm start`.
 */
export const RUN_ELSEWHERE = [
  'npm test',
  'npm test -- --quick',
  'npm test -- --all',
  'npm test -- frameworks',
  'npm test -- hosts-of-sites',
  'npm run release -- minor',
  'npm run bench',
  'npm run bench -- --quick',
  'npm run build',
  'npx oxfmt',
  'npm run check -- --live https://www.example.org',
];

/**
 * Files, folders, fields and addresses that they name: all other inline code of the README, and what is a path in
 * CONTRIBUTING, which names parts of the code, too.
 */
export const NAMES = [
  ...codeSpans(README).filter((text) => !isCommand(text)),
  ...codeSpans(CONTRIBUTING).filter((text) => /^[\w.@/-]*\/[\w.@/-]*$/.test(text)),
];

/** Whether a name is an address of the site. */
export const isAddress = (name: string): boolean => name.startsWith('/');

/** Their examples of config entries. */
export const ENTRIES = inFences('json').map((text) => JSON.parse(text) as Record<string, unknown>);

/** Their examples of the checker's output. */
export const MISTAKES = inFences('text').join('\n\n');

/** The field that is added to the schema of the new block, as lines of JSON. */
export const [NEW_FIELD = ''] = inFences('jsonc');

/** What draws it in the component. */
export const [, NEW_LINE = ''] = /^\+(.*)$/m.exec(inFences('diff').join('\n')) ?? [];

function inFences(wanted: string): string[] {
  return blocks.flatMap(({ language, text }) => (language === wanted ? [text] : []));
}

function isCommand(text: string): boolean {
  return /^(npm|npx) /.test(text);
}

/** Whether a file or folder is written by a command of the README: `npm run new block delivery-times`. */
export const isCreated = (name: string) =>
  name.includes('/') && /delivery-times|opening-hours|phoneNumbers|publish\.yml/.test(name);
