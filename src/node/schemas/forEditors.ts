import { parseTree, type Node } from 'jsonc-parser';
import type { Schema } from '../../document/schema/schema';

/** Keywords of VS Code's JSON editor that only editors read; all else sees the schemas without them. */
export interface EditorSchema extends Schema {
  markdownDescription?: string;
  enumDescriptions?: string[];
}

/** The keywords by which schemas are found and explained by other programs; left out of what we read. */
export const FOR_OTHERS = new Set(['$id', 'markdownDescription']);

/**
 * A schema as all but editors see it: of a list that may stand in files, only the list, since whoever reads the config is
 * given that.
 */
export function withoutFiles(schema: Schema): Schema {
  if (schema['x-in-files'] !== true) return schema;
  const { description, items = {} } = schema;
  return { description, type: 'array', items };
}

/** Where other validators think the schemas are, so that they can load them together: no such site exists. */
const BASE = 'https://site-from-config.example/';

/** The `$id` of a schema file, by its path relative to the project's folder: 'schemas/blocks/hero.schema.json'. */
export const idOf = (path: string): string => BASE + path;

/**
 * A list of blocks for editors. They look for the block that fits best what is written so far, and would offer only the
 * types of those; a list of all types stands beside them, each with what it is for.
 * @param blocks The schemas of the blocks, by type.
 */
export function withTypes(schema: Schema, blocks: ReadonlyMap<string, Schema>): EditorSchema {
  const type: EditorSchema = {
    enum: [...blocks.keys()],
    enumDescriptions: [...blocks.values()].map(({ description = '' }) => description),
  };
  return { ...schema, items: { ...schema.items, properties: { type } } };
}

/**
 * A schema's text with a `markdownDescription` beside each `$ref` that has a `description` of its own. VS Code shows the
 * description of the target instead (vscode-json-languageservice 5.7), but not where there is this one.
 */
export function withMarkdownDescriptions(text: string): string {
  if (isDescribed(text)) return text;
  const root = parseTree(text);
  const edits = root ? describedRefs(root).flatMap((node) => missing(text, node)) : [];
  return edits
    .toSorted((one, other) => other.offset - one.offset)
    .reduce(
      (written, { offset, remove, insert }) =>
        written.slice(0, offset) + insert + written.slice(offset + remove),
      text,
    );
}

/** Whether nothing is missing. Every command asks, and to know the places in the text takes ten times as long. */
function isDescribed(text: string): boolean {
  try {
    return hasAll(JSON.parse(text));
  } catch {
    // Whoever reads the schemas says what is wrong with it.
    return false;
  }
}

function hasAll(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const { $ref, description, markdownDescription } = value as EditorSchema;
  const isOne = typeof $ref === 'string' && typeof description === 'string';
  return (
    (!isOne || markdownDescription === escaped(description)) && Object.values(value).every(hasAll)
  );
}

interface TextEdit {
  offset: number;
  remove: number;
  insert: string;
}

/** All objects with a `$ref` and a description. */
function describedRefs(node: Node): Node[] {
  const inside = (node.children ?? []).flatMap(describedRefs);
  const isOne = valueOf(node, '$ref') !== undefined && valueOf(node, 'description') !== undefined;
  return isOne ? [node, ...inside] : inside;
}

/** The edit that writes the description once more, unless it is there. */
function missing(text: string, object: Node): TextEdit[] {
  const description = valueOf(object, 'description');
  if (!description?.parent) return [];
  const wanted = JSON.stringify(escaped(String(description.value)));
  const written = valueOf(object, 'markdownDescription');
  if (written) {
    const isCurrent = text.slice(written.offset, written.offset + written.length) === wanted;
    return isCurrent ? [] : [{ offset: written.offset, remove: written.length, insert: wanted }];
  }
  const start = description.parent.offset;
  const gap = text.slice(text.lastIndexOf('\n', start), start);
  const separator = /^\s*$/.test(gap) ? `,${gap}` : ', ';
  const offset = description.offset + description.length;
  return [{ offset, remove: 0, insert: `${separator}"markdownDescription": ${wanted}` }];
}

/** The value of a field of an object. */
function valueOf(object: Node, name: string): Node | undefined {
  if (object.type !== 'object') return undefined;
  return object.children?.find(({ children }) => children?.[0]?.value === name)?.children?.[1];
}

/** A plain text that Markdown shows as it is. */
const escaped = (text: string): string => text.replaceAll(/[\\`*_<[\]]/g, String.raw`\$&`);
