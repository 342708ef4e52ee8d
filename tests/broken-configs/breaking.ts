import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkConfig, type CheckResult } from '../../src/node/config/check/checkConfig';
import { createSources } from '../../src/node/config/check/colours/sheets';
import type { Problem } from '../../src/node/config/check/problem';

const ROOT = resolve(import.meta.dirname, '../..');
const COMPANY = resolve(import.meta.dirname, '../fixtures/other-company');

/** The valid config that every case breaks. */
export const GOOD = readFileSync(join(COMPANY, 'site.config.json'), 'utf8');

/** Read once for all checks. */
export const SOURCES = createSources(ROOT);

/** Checks a text (or bytes) as the other company's config. */
export function check(
  content: string | Uint8Array,
  publicDir = join(COMPANY, 'public'),
): Promise<CheckResult> {
  const file = join(COMPANY, 'site.config.json');
  const options = { root: ROOT, publicDir, sources: SOURCES };
  return checkConfig(file, { ...options, content: Buffer.from(content) });
}

/** Checks a file by its path. */
export function checkFile(file: string, publicDir = join(COMPANY, 'public')): Promise<CheckResult> {
  return checkConfig(file, { root: ROOT, publicDir, sources: SOURCES });
}

/** A way to break the config, and the problem that the checker must report. */
export interface Case {
  /** The end of the sentence 'a config with …'. */
  with: string;
  /** A unique piece of the valid config, and its replacement. */
  swap?: readonly [old: string, broken: string];
  /** For changes that are not a swap. */
  edit?: (good: string) => string;
  /** A piece of the broken config; '▸' marks the position that the checker must report. */
  at: string;
  /** The path in words. */
  path: string;
  says: string;
  advises?: string;
  severity?: 'error' | 'warning';
}

/** The fields of a problem that tests compare. */
type Told = Pick<Problem, 'line' | 'column' | 'path' | 'severity' | 'message' | 'advice'> & {
  ok: boolean;
  /** Its technical jargon, if any. */
  technical: string | undefined;
};

/** All problems that the checker reports for a case: one mistake must give one problem. */
export async function told(broken: Case): Promise<Told[]> {
  const { problems, ok } = await check(breakConfig(broken));
  return problems.map((problem) => {
    const { line, column, path, severity, message } = problem;
    const advice = broken.advises === undefined ? undefined : problem.advice;
    return { line, column, path, severity, message, advice, ok, technical: technical(problem) };
  });
}

/** The expected problems. */
export function expected(broken: Case): Told[] {
  const { severity = 'error', path, says, advises, at } = broken;
  const place = pointedAt(breakConfig(broken), at);
  const ok = severity === 'warning';
  return [{ ...place, path, severity, message: says, advice: advises, ok, technical: undefined }];
}

/** Technical jargon in a message; undefined if there is none. */
export function technical({ message, advice = '' }: Problem): string | undefined {
  if (!/^[\p{Lu}"{#].*[.!]$/u.test(message)) return message;
  return /undefined|\[object|NaN|TypeError|\^\(|\\d[+*{)]|\bat .*\.ts/.exec(
    `${message} ${advice}`,
  )?.[0];
}

/** A problem in one line, to compare lists of them. */
export function brief({ line, column, message }: Problem): string {
  return `${line}:${column} ${message}`;
}

/** Replaces `old`, which must occur exactly once, by `broken`. */
export function swap(text: string, old: string, broken: string): string {
  const parts = text.split(old);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} × in the config: ${old}`);
  return parts.join(broken);
}

/** Appends a page with only a title. */
export function addPage(path: string, fields = ''): (good: string) => string {
  const description =
    'One more page, which has nothing to say but the words that every page needs.';
  const page = `{ "path": "${path}", "title": "One More | Brackwater", "description": "${description}", "blocks": [{ "type": "hero", "title": "One More" }]${fields} }`;
  return (good) => swap(good, '\n  ],\n  "notFound"', `,\n    ${page}\n  ],\n  "notFound"`);
}

function breakConfig({ swap: pair, edit }: Case): string {
  const text = pair ? swap(GOOD, ...pair) : GOOD;
  return edit ? edit(text) : text;
}

function pointedAt(text: string, at: string): { line: number; column: number } {
  const snippet = at.replace('▸', '');
  const start = text.indexOf(snippet);
  if (start < 0 || text.indexOf(snippet, start + 1) >= 0) {
    throw new Error(`Not exactly once in the broken config: ${snippet}`);
  }
  const before = text.slice(0, start + at.indexOf('▸')).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
