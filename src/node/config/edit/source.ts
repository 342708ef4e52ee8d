import type { Node } from 'jsonc-parser';
import type { Layout } from './print';

/** Where a node ends in its text. */
export const endOf = ({ offset, length }: Node): number => offset + length;

/** Whether a text goes over several lines. */
export const hasLineEnd = (text: string): boolean => /[\r\n]/.test(text);

/** The indentation of the line that an offset is on. */
export function indentAt(text: string, offset: number): string {
  const start =
    Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** What stands between the opening bracket of a list or object and its first entry; '' where it is empty. */
export function leadOf(text: string, container: Node): string {
  const first = container.children?.[0];
  return first ? text.slice(container.offset + 1, first.offset) : '';
}

/** What stands before an entry of a list or object, since the end of the one before. */
export function gapBefore(text: string, container: Node, place: number): string {
  const [previous, entry] = [container.children?.[place - 1], container.children?.[place]];
  return previous && entry ? text.slice(endOf(previous), entry.offset) : '';
}

/**
 * What to write between a new entry of a list or object and its neighbour: what stands between most of the entries that
 * are there. Of two that are as frequent, the first, but line ends where the first entry stands on a line of its own.
 */
export function usualGap(text: string, container: Node, { eol, comma }: Layout): string {
  const lead = leadOf(text, container);
  const startsOnLine = hasLineEnd(lead);
  const counts = new Map<string, number>();
  for (const place of (container.children ?? []).slice(1).keys()) {
    const gap = gapBefore(text, container, place + 1);
    counts.set(gap, (counts.get(gap) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  const candidates = [...counts].filter(([, count]) => count === most).map(([gap]) => gap);
  const ownLine = startsOnLine ? candidates.find(hasLineEnd) : undefined;
  const fallback = startsOnLine ? `,${eol}${lineStart(lead)}` : comma;
  return ownLine ?? candidates[0] ?? fallback;
}

/** The indentation of what follows a gap: that of its own line, or else that of the line it stands on. */
export function indentAfter(gap: string, outside: string): string {
  return hasLineEnd(gap) ? lineStart(gap) : outside;
}

/** The blanks at the end of a white space, after its last line end. */
const lineStart = (space: string): string => /[ \t]*$/.exec(space)?.[0] ?? '';

/** How a field's name and value are separated in an object, or else in the whole text. */
export function colonIn(text: string, object: Node, { colon }: Layout): string {
  for (const { children } of object.children ?? []) {
    const [key, value] = children ?? [];
    const written = key && value ? text.slice(endOf(key), value.offset) : colon;
    if (!hasLineEnd(written)) return written;
  }
  return colon;
}
