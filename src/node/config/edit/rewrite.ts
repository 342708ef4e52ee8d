import { parseTree, type Node } from 'jsonc-parser';
import { align } from '../../../document/align';
import { isRecord } from '../../../document/isRecord';
import { layoutOf, print, printText, WIDTH, type Layout } from './print';

/**
 * Rewrites a valid JSON text to `value` with minimal changes: equal values keep their formatting, with the order of
 * fields, escapes, layout and line ends; moved list entries are recognised.
 */
export function rewrite(text: string, value: unknown): string {
  const root = parseTree(text);
  if (!root) return print(value, layoutOf(text), '');
  const writer = { text, layout: layoutOf(text) };
  return text.slice(0, root.offset) + write(writer, root, value, '') + text.slice(endOf(root));
}

/** The inputs of printing. */
interface Writer {
  text: string;
  layout: Layout;
}

/** Prints a value in place of `node`, keeping the source text of equal values. `indent` is that of its line. */
function write(writer: Writer, node: Node, value: unknown, indent: string): string {
  const written = writer.text.slice(node.offset, endOf(node));
  if (isSame(node, value)) return shifted(writer, node, indent);
  if (node.type === 'object' && isRecord(value)) return writeFields(writer, node, value, indent);
  if (node.type === 'array' && Array.isArray(value))
    return writeEntries(writer, node, value, indent);
  if (node.type === 'string' && typeof value === 'string') return printText(written, value);
  return print(value, writer.layout, indent);
}

/** An entry of a list or object, and how it is printed at an indentation. */
interface Entry {
  /** The node it replaces, if that was in the same list or object. */
  node: Node | undefined;
  print: (indent: string) => string;
}

function writeFields(
  writer: Writer,
  node: Node,
  value: Record<string, unknown>,
  indent: string,
): string {
  const { text, layout } = writer;
  const known = new Map<string, Node>();
  for (const field of node.children ?? []) known.set(nameOf(field), field);
  const renamed = renamedIn(known, value);
  const entries = orderOf([...known.keys()], Object.keys(value), renamed).map((name): Entry => {
    const field = known.get(renamed.get(name) ?? name);
    const [key, held] = field?.children ?? [];
    if (!field || !key || !held) {
      const label = `${JSON.stringify(name)}: `;
      return { node: undefined, print: (inside) => label + print(value[name], layout, inside) };
    }
    const written = text.slice(key.offset, held.offset);
    const label = renamed.has(name)
      ? JSON.stringify(name) + text.slice(endOf(key), held.offset)
      : written;
    return { node: field, print: (inside) => label + write(writer, held, value[name], inside) };
  });
  return joinEntries(writer, node, entries, indent);
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

function writeEntries(writer: Writer, node: Node, value: unknown[], indent: string): string {
  const nodes = node.children ?? [];
  const same = align(nodes.map(valueOf), value);
  const entries = value.map((entry, index): Entry => {
    const origin = nodes[same[index] ?? -1];
    return {
      node: origin,
      print: (inside) =>
        origin ? write(writer, origin, entry, inside) : print(entry, writer.layout, inside),
    };
  });
  return joinEntries(writer, node, entries, indent);
}

/** Prints a list or object; the white space between entries that are still neighbours is kept. */
function joinEntries(
  { text, layout }: Writer,
  node: Node,
  entries: readonly Entry[],
  indent: string,
): string {
  const children = node.children ?? [];
  const [first] = children;
  const [open, close] = node.type === 'object' ? ['{', '}'] : ['[', ']'];
  if (entries.length === 0) return open + close;
  const lead = first ? text.slice(node.offset + 1, first.offset) : '';
  const isOnLines = /[\r\n]/.test(lead);
  const inside = isOnLines ? indentAt(text, first) : indent;
  const printed = entries.map((entry) => entry.print(inside));
  const pad = node.type === 'object' ? ' ' : '';
  if (!isOnLines) {
    const line = `${open}${first ? lead : pad}${printed.join(', ')}${first ? tailOf(text, node) : pad}${close}`;
    const hasGrown = entries.length > children.length;
    if (!hasGrown || (indent.length + line.length <= WIDTH && !/[\r\n]/.test(line))) return line;
    const deeper = indent + layout.unit;
    const lines = entries.map((entry) => layout.eol + deeper + entry.print(deeper));
    return open + lines.join(',') + layout.eol + indent + close;
  }
  const gap = layout.eol + inside;
  const joined = entries.map(({ node: part }, index) => {
    if (index === 0) return lead + printed[0];
    const previous = entries[index - 1]?.node;
    const place = part && previous ? children.indexOf(part) : -1;
    const isNeighbour = place > 0 && children[place - 1] === previous;
    const between =
      isNeighbour && part && previous ? text.slice(endOf(previous), part.offset) : `,${gap}`;
    return between + printed[index];
  });
  return open + joined.join('') + tailOf(text, node) + close;
}

/** The white space between the last entry and the closing bracket. */
function tailOf(text: string, node: Node): string {
  const last = node.children?.at(-1);
  return last ? text.slice(endOf(last), endOf(node) - 1) : '';
}

/** The source text of a value, with its further lines reindented. */
function shifted({ text }: Writer, node: Node, indent: string): string {
  const written = text.slice(node.offset, endOf(node));
  const old = indentAt(text, node);
  if (old === indent || !/[\r\n]/.test(written)) return written;
  return written.replaceAll(/(\r\n|\r|\n)([ \t]*)/g, (_, eol: string, blanks: string) =>
    blanks.startsWith(old) ? eol + indent + blanks.slice(old.length) : eol + blanks,
  );
}

/** The indentation of a value's line. */
function indentAt(text: string, node: Node | undefined): string {
  const offset = node?.offset ?? 0;
  const start =
    Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
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

const endOf = ({ offset, length }: Node): number => offset + length;
