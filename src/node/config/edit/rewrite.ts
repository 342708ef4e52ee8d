import { parseTree, type Node } from 'jsonc-parser';
import { align } from '../../../document/align';
import { isRecord } from '../../../document/isRecord';
import { joinEntries, type Entry } from './joinEntries';
import { layoutOf, print, printText, type Layout } from './print';
import { colonIn, endOf, indentAt } from './source';

/**
 * Rewrites a valid JSON text to `value` with minimal changes: equal values keep their formatting, with the order of
 * fields, escapes, layout and line ends; moved list entries are recognised.
 */
export function rewrite(text: string, value: unknown): string {
  const root = parseTree(text);
  if (!root) return print(value, layoutOf(text), '');
  const writer = { text, layout: layoutOf(text) };
  return text.slice(0, root.offset) + write(writer, root, value) + text.slice(endOf(root));
}

/** The inputs of printing. */
export interface Writer {
  text: string;
  layout: Layout;
}

/** Prints a value in place of `node`, keeping the source text of equal values. */
function write(writer: Writer, node: Node, value: unknown): string {
  const { text, layout } = writer;
  const written = text.slice(node.offset, endOf(node));
  if (isSame(node, value)) return written;
  if (node.type === 'object' && isRecord(value)) return writeFields(writer, node, value);
  if (node.type === 'array' && Array.isArray(value)) return writeEntries(writer, node, value);
  if (node.type === 'string' && typeof value === 'string') return printText(written, value);
  return print(value, layout, indentAt(text, node.offset));
}

function writeFields(writer: Writer, node: Node, value: Record<string, unknown>): string {
  const { text, layout } = writer;
  const known = new Map<string, Node>();
  for (const field of node.children ?? []) known.set(nameOf(field), field);
  const renamed = renamedIn(known, value);
  const colon = colonIn(text, node, layout);
  const entries = orderOf([...known.keys()], Object.keys(value), renamed).map((name): Entry => {
    const field = known.get(renamed.get(name) ?? name);
    const [key, held] = field?.children ?? [];
    if (!field || !key || !held) {
      const label = JSON.stringify(name) + colon;
      return { node: undefined, print: (indent) => label + print(value[name], layout, indent) };
    }
    const label = renamed.has(name)
      ? JSON.stringify(name) + text.slice(endOf(key), held.offset)
      : text.slice(key.offset, held.offset);
    return { node: field, print: () => label + write(writer, held, value[name]) };
  });
  return joinEntries(writer, node, entries);
}

/** Renamed fields: a removed and an added one with the same value. */
function renamedIn(
  known: ReadonlyMap<string, Node>,
  value: Record<string, unknown>,
): Map<string, string> {
  const gone = [...known].filter(([name]) => !Object.hasOwn(value, name));
  const renamed = new Map<string, string>();
  for (const name of Object.keys(value)) {
    if (known.has(name)) continue;
    const index = gone.findIndex(([, { children }]) => {
      const held = children?.[1];
      return held !== undefined && isSame(held, value[name]);
    });
    const [origin] = index === -1 ? [] : gone.splice(index, 1);
    if (origin) renamed.set(name, origin[0]);
  }
  return renamed;
}

/** The keys of an object in the order of the text, each new one after the key that it follows in the value. */
function orderOf(
  written: readonly string[],
  names: readonly string[],
  renamed: ReadonlyMap<string, string>,
): string[] {
  const newName = new Map([...renamed].map(([name, old]) => [old, name]));
  const wanted = new Set(names);
  const order = written.map((name) => newName.get(name) ?? name).filter((name) => wanted.has(name));
  for (const [index, name] of names.entries()) {
    if (order.includes(name)) continue;
    const previous = names[index - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, name);
  }
  return order;
}

function writeEntries(writer: Writer, node: Node, value: unknown[]): string {
  const nodes = node.children ?? [];
  const before = nodes.map(valueOf);
  const same = withSuccessors(align(before, value), before, value);
  const entries = value.map((entry, index): Entry => {
    const origin = nodes[same[index] ?? -1];
    return {
      node: origin,
      print: (indent) =>
        origin ? write(writer, origin, entry) : print(entry, writer.layout, indent),
    };
  });
  return joinEntries(writer, node, entries);
}

/**
 * Matches a changed object too that is hardly alike any more to the one whose place it has, as long as both have a field
 * in common: to keep the layout of its other fields, nothing is lost if they are two different things.
 */
function withSuccessors(
  same: readonly number[],
  before: readonly unknown[],
  after: readonly unknown[],
): number[] {
  const taken = new Set(same);
  const found: number[] = [];
  for (const [index, place] of same.entries()) {
    const next = index === 0 ? 0 : (found[index - 1] ?? -1) + 1;
    const isFree = place === -1 && (index === 0 || next > 0) && !taken.has(next);
    found.push(isFree && isSuccessor(before[next], after[index]) ? next : place);
  }
  return found;
}

function isSuccessor(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other) || one['type'] !== other['type']) return false;
  return Object.keys(one).some((name) => Object.hasOwn(other, name));
}

/** Whether a node has a value. */
function isSame(node: Node, value: unknown): boolean {
  const children = node.children ?? [];
  if (node.type === 'array') {
    return (
      Array.isArray(value) &&
      value.length === children.length &&
      children.every((child, index) => isSame(child, value[index]))
    );
  }
  if (node.type !== 'object') return node.value === value;
  if (!isRecord(value) || Object.keys(value).length !== children.length) return false;
  return children.every((field) => {
    const held = field.children?.[1];
    const name = nameOf(field);
    return held !== undefined && Object.hasOwn(value, name) && isSame(held, value[name]);
  });
}

function valueOf(node: Node): unknown {
  if (node.type === 'array') return (node.children ?? []).map(valueOf);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    (node.children ?? []).map((field) => {
      const held = field.children?.[1];
      return [nameOf(field), held && valueOf(held)];
    }),
  );
}

const nameOf = (field: Node): string => String(field.children?.[0]?.value);
