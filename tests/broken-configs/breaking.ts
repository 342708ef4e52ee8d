import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkConfig, type CheckResult } from '../../src/node/config/check/checkConfig';
import type { Problem } from '../../src/node/config/check/problem';
import { temporaryFolder } from '../temporary/temporaryFolder';

const ROOT = resolve(import.meta.dirname, '../..');
const COMPANY = resolve(import.meta.dirname, '../fixtures/other-company');

/** The good config that every case breaks. */
export const GOOD = readFileSync(join(COMPANY, 'site.config.json'), 'utf8');

const folder = temporaryFolder();

/** Checks a text (or bytes) as if it were the config of the other company. */
export function check(content: string | Uint8Array, publicDir?: string): Promise<CheckResult> {
  const file = join(folder, 'site.config.json');
  writeFileSync(file, content);
  return checkFile(file, publicDir);
}

/** Checks a file by its path. */
export function checkFile(file: string, publicDir = join(COMPANY, 'public')): Promise<CheckResult> {
  return checkConfig(file, { root: ROOT, publicDir });
}

/** One way to break the config, and what the checker must say about it. */
export interface Case {
  /** The end of the sentence 'a config with …'. */
  with: string;
  /** A piece of the good config that stands there once, and what takes its place. */
  swap?: readonly [old: string, broken: string];
  /** For what a swap cannot say. */
  edit?: (good: string) => string;
  /** A piece of the broken config; '▸' marks where the checker must point. */
  at: string;
  /** The place in words. */
  path: string;
  says: string;
  advises?: string;
  severity?: 'error' | 'warning';
}

/** What a test compares of a problem. */
type Told = Pick<Problem, 'line' | 'column' | 'path' | 'severity' | 'message' | 'advice'> & {
  ok: boolean;
  /** What in its words only a programmer would understand. */
  technical: string | undefined;
};

/** What the checker tells of a case, all of it: one mistake must give one problem. */
export async function told(broken: Case): Promise<Told[]> {
  const { problems, ok } = await check(breakConfig(broken));
  return problems.map((problem) => {
    const { line, column, path, severity, message } = problem;
    const advice = broken.advises === undefined ? undefined : problem.advice;
    return { line, column, path, severity, message, advice, ok, technical: technical(problem) };
  });
}

/** What it should tell. */
export function expected(broken: Case): Told[] {
  const { severity = 'error', path, says, advises, at } = broken;
  const place = pointedAt(breakConfig(broken), at);
  const ok = severity === 'warning';
  return [{ ...place, path, severity, message: says, advice: advises, ok, technical: undefined }];
}

/** What in a message looks like the inside of a program; undefined when nothing does. */
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

/** Puts `broken` in the place of `old`, which must stand in the text exactly once. */
export function swap(text: string, old: string, broken: string): string {
  const parts = text.split(old);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} × in the config: ${old}`);
  return parts.join(broken);
}

/** Adds one more page, with nothing on it but its title, at the end. */
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
