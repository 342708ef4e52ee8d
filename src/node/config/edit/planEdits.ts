import { parseTree, type Node } from 'jsonc-parser';
import type { Edit } from '../read/mistake';
import { stepsOf, type Operation } from '../../../document/operation';
import { layoutOf, print, printText, type Layout } from './print';
import { colonIn, endOf, indentAfter, indentAt, usualGap } from './source';

/** A valid JSON text, parsed for editing. */
export interface Source {
  text: string;
  root: Node | undefined;
  layout: Layout;
}

/** Parses a valid JSON text once for any number of operations. */
export function openSource(text: string): Source {
  return { text, root: parseTree(text), layout: layoutOf(text) };
}

/**
 * The text edits of an operation, at offsets of the original text; the rest keeps its formatting. Undefined if the
 * operation is not applicable: its target is missing, or exists already.
 */
export function planEdits(source: Source, operation: Operation): Edit[] | undefined {
  switch (operation.op) {
    case 'set':
      return planSet(source, stepsOf(operation.at), operation.value);
    case 'unset':
    case 'remove':
      return planRemoval(source, stepsOf(operation.at));
    case 'insert':
      return planInsertion(source, stepsOf(operation.at), ({ layout }, indent) =>
        print(operation.value, layout, indent),
      );
    case 'move':
      return planMove(source, stepsOf(operation.from), stepsOf(operation.to));
  }
}

/** The node at the keys of a pointer. Of duplicate keys the last one wins, as in JSON.parse. */
function nodeAt({ root }: Source, steps: readonly string[]): Node | undefined {
  let node = root;
  for (const step of steps) {
    node =
      node?.type === 'array'
        ? node.children?.[Number(step)]
        : node?.children?.findLast((field) => field.children?.[0]?.value === step)?.children?.[1];
  }
  return node;
}

function planSet(source: Source, steps: readonly string[], value: unknown): Edit[] | undefined {
  const { text, layout } = source;
  const node = nodeAt(source, steps);
  if (node) {
    const written = text.slice(node.offset, endOf(node));
    const isText = typeof value === 'string' && node.type === 'string';
    const insert = isText
      ? printText(written, value)
      : print(value, layout, indentAt(text, node.offset));
    return insert === written ? undefined : [{ offset: node.offset, remove: node.length, insert }];
  }
  const name = steps.at(-1);
  const parent = nodeAt(source, steps.slice(0, -1));
  if (name === undefined) return undefined;
  if (!parent) return planSet(source, steps.slice(0, -1), { [name]: value });
  if (parent.type !== 'object') return undefined;
  return [
    addedTo(
      source,
      parent,
      parent.children?.length ?? 0,
      newField(source, parent, name, (indent) => print(value, layout, indent)),
    ),
  ];
}

function planRemoval(source: Source, steps: readonly string[]): Edit[] | undefined {
  const node = nodeAt(source, steps);
  const entry = node?.parent?.type === 'property' ? node.parent : node;
  const siblings = entry?.parent?.children;
  if (!entry?.parent || !siblings) return undefined;
  const index = siblings.indexOf(entry);
  const [before, after] = [siblings[index - 1], siblings[index + 1]];
  if (before) return [cut(endOf(before), endOf(entry))];
  if (after) return [cut(entry.offset, after.offset)];
  return [cut(entry.parent.offset + 1, endOf(entry.parent) - 1)];
}

type Printed = (source: Source, indent: string) => string;

function planInsertion(
  source: Source,
  steps: readonly string[],
  printed: Printed,
): Edit[] | undefined {
  const list = nodeAt(source, steps.slice(0, -1));
  const step = steps.at(-1) ?? '-';
  const length = list?.children?.length ?? 0;
  const index = step === '-' ? length : Number(step);
  if (list?.type !== 'array' || !(index <= length)) return undefined;
  return [addedTo(source, list, index, (indent) => printed(source, indent))];
}

function planMove(
  source: Source,
  from: readonly string[],
  to: readonly string[],
): Edit[] | undefined {
  const node = nodeAt(source, from);
  const name = to.at(-1) ?? '';
  const target = nodeAt(source, to.slice(0, -1));
  if (!node || !target) return undefined;
  const key = node.parent?.children?.[0];
  if (target.type === 'object') {
    if (nodeAt(source, to)) return undefined;
    if (node.parent?.type === 'property' && node.parent.parent === target && key)
      return [{ offset: key.offset, remove: key.length, insert: JSON.stringify(name) }];
    const added = newField(source, target, name, (indent) => asWritten(source, node, indent));
    const edit = addedTo(source, target, target.children?.length ?? 0, added);
    return [...(planRemoval(source, from) ?? []), edit];
  }
  const added = planInsertion(source, to, (_, indent) => asWritten(source, node, indent));
  return added && [...(planRemoval(source, from) ?? []), ...added];
}

/** A new field of an object, with its name. */
function newField(
  { text, layout }: Source,
  object: Node,
  name: string,
  value: (indent: string) => string,
): (indent: string) => string {
  const label = JSON.stringify(name) + colonIn(text, object, layout);
  return (indent) => label + value(indent);
}

/** Adds an entry to a list or object, separated as the others are. */
function addedTo(
  { text, layout }: Source,
  container: Node,
  index: number,
  printed: (indent: string) => string,
): Edit {
  const entries = container.children ?? [];
  const last = entries[index - 1];
  const next = entries[index];
  const gap = usualGap(text, container, layout);
  const indent = indentAfter(gap, indentAt(text, (last ?? next ?? container).offset));
  if (last) return { offset: endOf(last), remove: 0, insert: gap + printed(indent) };
  if (next) {
    const inside = indentAt(text, next.offset);
    return { offset: next.offset, remove: 0, insert: printed(inside) + gap };
  }
  const pad = container.type === 'object' ? layout.pad : '';
  const insert = `${pad}${printed(indent)}${pad}`;
  return { offset: container.offset + 1, remove: container.length - 2, insert };
}

/** The source text of a value, with its further lines reindented. */
function asWritten({ text }: Source, node: Node, indent: string): string {
  const old = indentAt(text, node.offset);
  return text
    .slice(node.offset, endOf(node))
    .replaceAll(/(\r\n|\r|\n)([ \t]*)/g, (_, eol: string, blanks: string) =>
      blanks.startsWith(old) ? eol + indent + blanks.slice(old.length) : eol + blanks,
    );
}

const cut = (start: number, end: number): Edit => ({
  offset: start,
  remove: end - start,
  insert: '',
});
