import { parseSync } from 'vite';
import type { Source } from './sources';

/** A node of a syntax tree, as the parser gives it (ESTree with TypeScript). */
export type Node = Record<string, unknown> & { type: string; start: number };

/** Parsed sources, because many rules look at each of them. */
const known = new WeakMap<Source, Node[]>();

/** Every node of a source, outer ones first. Throws where the source cannot be parsed. */
export function nodesOf(source: Source): Node[] {
  const found = known.get(source) ?? readNodes(source);
  known.set(source, found);
  return found;
}

function readNodes({ file, text }: Source): Node[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Node[] = [];
  gather(program, found);
  return found;
}

/** '12' for the twelfth line. */
export function lineAt({ text }: Source, { start }: { start: number }): number {
  return text.slice(0, start).split('\n').length;
}

/** The texts of all string literals at or below a node: './a' and './b' of glob(['./a', './b']). */
export function stringsIn(node: unknown): string[] {
  const found: Node[] = [];
  gather(node, found);
  return found.flatMap(({ type, value }) =>
    type === 'Literal' && typeof value === 'string' ? [value] : [],
  );
}

function gather(value: unknown, found: Node[]): void {
  if (Array.isArray(value)) for (const item of value) gather(item, found);
  if (!isNode(value)) return;
  found.push(value);
  for (const part of Object.values(value)) if (typeof part === 'object') gather(part, found);
}

/** Whether a part of a tree is a node, of one type if that is asked for. */
export function isNode(value: unknown, type?: string): value is Node {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  return typeof value.type === 'string' && (type === undefined || value.type === type);
}
