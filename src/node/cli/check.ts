import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gatherAlike, singly } from '../config/check/alike';
import { checkConfig } from '../config/check/checkConfig';
import { parseUrl } from '../config/check/parseUrl';
import { format } from '../config/check/format';
import { explainLanguage, isLanguage } from '../config/check/shape/languageForm';
import { summary } from '../config/check/summary';
import { fixConfig } from '../config/fix/fixConfig';
import { formatFixes } from '../config/fix/formatFixes';
import { checkLive, formatLive } from '../hosting/live/checkLive';
import { formatWords } from '../config/words/formatWords';
import { wordBlocks } from '../config/words/wordBlocks';
import type { Help, Options } from './launch/help';

const OPTIONS = {
  strict: { type: 'boolean', default: false, help: 'treat warnings as mistakes' },
  all: {
    type: 'boolean',
    default: false,
    help: 'print each of many mistakes or warnings that say the same',
  },
  fix: {
    type: 'boolean',
    default: false,
    help: 'mend in the file what can only be meant in one way, and show each change',
  },
  words: {
    type: 'string',
    value: 'language',
    help: 'write the texts that are still English, to translate and paste: nb, de, ar, …',
  },
  live: {
    type: 'string',
    value: 'address',
    help: 'try the published site instead, and say what its host does not do',
  },
  config: { type: 'string', value: 'file', help: 'another config than site.config.json' },
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about: 'Shows all mistakes of a config at once, each with its line and column and what to do.',
  takes: '[file …]',
  options: OPTIONS,
  examples: ['', '--fix', '--words nb', '--live https://www.example.org'],
};

/**
 * `npm run check [-- --strict] [--all] [--fix] [--words nb] [files]`: prints all errors and warnings in site.config.json,
 * or in other files, one of which may be given by `--config` as for `npm run build`. Of many that say the same it prints
 * the first and where the others are, and with `--all` each. With `--fix`, fixes mistakes with
 * only one possible meaning, shows each change, and then prints the remaining problems. With `--words` and a
 * language, writes the texts that are still English as blocks to translate and paste. With `--live`, tries a published
 * site.
 * @returns The exit code: 1 if any file has an error, or if there is no such language.
 * @throws For an unknown option: a mistyped --strict must not let warnings through.
 */
export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: OPTIONS,
  });
  const language = values.words;
  if (language !== undefined && !isLanguage(language)) {
    const { message, advice } = explainLanguage(language);
    process.stderr.write(`${message} ${advice}\n`);
    return 1;
  }
  if (values.live !== undefined) return tryLive(values.live, values.config);
  const named = [values.config ?? [], positionals].flat();
  const names = new Set(named.length > 0 ? named : ['site.config.json']);
  let failed = false;
  // Sequentially, so that the output of different files is not interleaved.
  for (const name of names) {
    const passes = language === undefined ? checkFile(name, values) : writeWords(name, language);
    failed = !(await passes) || failed;
  }
  return failed ? 1 : 0;
}

/** Prints what the host of a published site does and does not do. Resolves to the exit code. */
async function tryLive(address: string, name = 'site.config.json'): Promise<number> {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    process.stderr.write(`"${address}" is no address. Write it with https:// in front.\n`);
    return 1;
  }
  const { config, ok } = await checkConfig(resolve(process.cwd(), name), { root: process.cwd() });
  if (!ok || !config)
    return (await checkFile(name, { strict: false, all: false, fix: false })) ? 0 : 1;
  try {
    const findings = await checkLive(address, config);
    process.stdout.write(`${formatLive(findings, url.origin)}\n`);
    return findings.some(({ missing }) => missing !== undefined) ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  }
}

/** Prints the texts of one file that are still English, or its mistakes. Resolves to whether it has none. */
async function writeWords(name: string, language: string): Promise<boolean> {
  const root = process.cwd();
  const file = resolve(root, name);
  const { config, ok } = await checkConfig(file, { root });
  if (!ok || !config) return checkFile(name, { strict: false, all: false, fix: false });
  const words = await wordBlocks(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''), root, language);
  process.stdout.write(`${formatWords(words, language)}\n`);
  return true;
}

/** Prints one file's problems. Resolves to whether it passes. */
async function checkFile(
  name: string,
  { strict, all, fix }: { strict: boolean; all: boolean; fix: boolean },
): Promise<boolean> {
  const root = process.cwd();
  const file = resolve(root, name);
  const { result, applied } = fix
    ? await fixConfig(file, { root, strict })
    : { result: await checkConfig(file, { root, strict }), applied: [] };
  if (applied.length > 0) process.stdout.write(`${formatFixes(applied, name)}\n\n`);
  // Errors last: above many warnings, they would scroll out of the terminal.
  const problems = result.problems.toSorted(
    (a, b) => Number(a.severity === 'error') - Number(b.severity === 'error'),
  );
  const groups = all ? singly(problems) : gatherAlike(problems);
  if (problems.length > 0) process.stderr.write(`${format(groups, name)}\n\n`);
  (result.ok ? process.stdout : process.stderr).write(`${summary(result, name)}\n`);
  if (groups.some(({ more }) => more.length > 0)) process.stdout.write(`${howToSeeAll(name)}\n`);
  const curable = problems.filter((problem) => problem.fix ?? problem.repair).length;
  if (!fix && curable > 0) process.stdout.write(`${howToFix(curable, name)}\n`);
  return result.ok;
}

const named = (name: string): string => (name === 'site.config.json' ? '' : ` --config ${name}`);

const howToSeeAll = (name: string): string =>
  `"npm run check -- --all${named(name)}" prints each of those that say the same.`;

function howToFix(curable: number, name: string): string {
  return `${curable === 1 ? 'One of these can' : `${curable} of these can`} be mended by "npm run check -- --fix${named(name)}".`;
}
