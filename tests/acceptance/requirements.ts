import { parseSync } from 'vite';
import type { Source } from '../architecture/sources';
import { isNode, lineAt, nodesOf } from '../architecture/syntax';

/** An occurrence of a requirement's number. */
export interface Mention {
  /** 'C7' */
  number: string;
  /** 'tests/browser/list.spec.ts:12' */
  at: string;
}

/** A line of the list: '- **C7** The branches …'. */
const REQUIREMENT = /^- \*\*([A-Z]\d+)\*\* \S/gm;
/** A number in code, comments and titles: '[C7]'. */
const NUMBER = /\[([A-Z]\d{1,3})\]/g;
/** The start of a test, after a comment above it. */
const TEST = /^\s*(?:it|test|describe)\b/;

/** The requirements in a file of the list. */
export function requirementsIn(source: Source): Mention[] {
  return find(REQUIREMENT, source.text, source, 0);
}

/** Every number in a file. */
export function numbersIn(source: Source): Mention[] {
  return find(NUMBER, source.text, source, 0);
}

/** The requirement numbers of a file's tests: in titles, in data for titles, and in comments just above tests. */
export function testedIn(source: Source): Mention[] {
  if (numbersIn(source).length === 0) return [];
  const strings = nodesOf(source).flatMap((node) => {
    const text = isNode(node, 'TemplateElement') ? rawOf(node) : node['value'];
    return typeof text === 'string' ? find(NUMBER, text, source, node.start) : [];
  });
  const comments = parseSync(source.file, source.text)
    .comments.filter(({ end }) => TEST.test(source.text.slice(end)))
    .flatMap(({ value, start }) => find(NUMBER, value, source, start));
  return [...strings, ...comments];
}

function rawOf(node: Record<string, unknown>): unknown {
  return (node['value'] as { raw?: unknown }).raw;
}

/** The matches of a pattern in a text at an offset of a file. */
function find(pattern: RegExp, text: string, source: Source, offset: number): Mention[] {
  return [...text.matchAll(pattern)].map(({ 1: number = '', index }) => ({
    number,
    at: `${source.file}:${lineAt(source, { start: offset + index })}`,
  }));
}
