import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { checkConfig, type CheckResult } from '../../src/build/check/checkConfig';
import type { Problem } from '../../src/build/check/problem';

const ROOT = resolve(import.meta.dirname, '../..');
const COMPANY = resolve(import.meta.dirname, '../fixtures/other-company');

/** The good config that every case breaks. */
export const GOOD = readFileSync(join(COMPANY, 'site.config.json'), 'utf8');

const folder = mkdtempSync(join(tmpdir(), 'broken-'));

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

/** Runs one case: the mistake is told once, in the right place and words, and nothing else is. */
export async function expectProblem(broken: Case): Promise<void> {
  const text = breakConfig(broken);
  const { problems, ok } = await check(text);
  const [problem, ...others] = problems;
  expect(others.map(brief), 'one mistake gives one problem').toEqual([]);
  if (!problem) throw new Error('The checker found nothing.');
  const { severity = 'error' } = broken;
  expect(problem).toMatchObject({ ...pointedAt(text, broken.at), path: broken.path, severity });
  expect(problem.message).toBe(broken.says);
  if (broken.advises !== undefined) expect(problem.advice).toBe(broken.advises);
  expect(ok).toBe(severity === 'warning');
  expectPlain(problem);
}

/** Nothing in a message may look like the inside of a program. */
export function expectPlain({ message, advice = '' }: Problem): void {
  expect(message).toMatch(/^[\p{Lu}"{#].*[.!]$/u);
  expect(`${message} ${advice}`).not.toMatch(
    /undefined|\[object|NaN|TypeError|\^\(|\\d|\bat .*\.ts/,
  );
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
