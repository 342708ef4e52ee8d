import { pointerInWords } from '../../../document/describe';
import { toPointer, type Operation } from '../../../document/operation';
import type { Schema } from '../../../document/schema/schema';
import { walk, type Path } from '../../../document/schema/walk';
import { spokenDescribing } from '../../language/spoken';

/** A place that names a file. */
export interface FileUse {
  /** Of the text in the config: '/pages/0/blocks/2/files/0/file'. */
  pointer: string;
  /** Where, in words: 'Home › file of "Price list"'. */
  where: string;
  /** The text, which is the address of the file, or has links to it. */
  text: string;
}

/** Where each of these files is named in the config: as a file, as the goal of a link, or in a text with links. */
export function fileUses(
  schema: Schema,
  root: unknown,
  files: readonly string[],
): ReadonlyMap<string, readonly FileUse[]> {
  const uses = new Map<string, FileUse[]>(files.map((src) => [src, []]));
  const look = (text: unknown, path: Path) => {
    if (typeof text !== 'string') return;
    for (const [src, found] of uses) {
      if (text !== src && !text.includes(linkTo(src))) continue;
      const pointer = toPointer(path);
      found.push({
        pointer,
        where: pointerInWords(schema, root, pointer, spokenDescribing()),
        text,
      });
    }
  };
  walk(schema, root, ({ kind, value, path }) => {
    if (kind === undefined) return;
    if (!Array.isArray(value)) return look(value, path);
    for (const [index, entry] of value.entries()) look(entry, [...path, index]);
  });
  return uses;
}

/** Names another file in all places of one. */
export function replaceFile(uses: readonly FileUse[], src: string, other: string): Operation[] {
  return uses.map(({ pointer, text }) => ({
    op: 'set',
    at: pointer,
    value: text === src ? other : text.replaceAll(linkTo(src), linkTo(other)),
  }));
}

/** How a link to a file ends in Markdown. */
const linkTo = (src: string) => `](${src})`;
