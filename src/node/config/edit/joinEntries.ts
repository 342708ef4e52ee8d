import type { Node } from 'jsonc-parser';
import { MAX_LINE_LENGTH, type Layout } from './print';
import { endOf, gapBefore, hasLineEnd, indentAfter, indentAt, leadOf, usualGap } from './source';

/** An entry of a list or object as it is to be written. */
export interface Entry {
  /** The node it replaces, if that was in the same list or object. */
  node: Node | undefined;
  /** Prints it; `indent` is that of its line. */
  print: (indent: string) => string;
}

/**
 * Prints a list or object. What stood before an entry that was there stays as it stands, so that lines wrapped by hand
 * stay wrapped; new entries are separated as most of the others are. Only what was on one line, has grown and is too
 * long for it now, gets a line for each entry.
 */
export function joinEntries(
  { text, layout }: { text: string; layout: Layout },
  container: Node,
  entries: readonly Entry[],
): string {
  const children = container.children ?? [];
  const [open, close] = container.type === 'object' ? ['{', '}'] : ['[', ']'];
  if (entries.length === 0) return open + close;
  const indent = indentAt(text, container.offset);
  const pad = container.type === 'object' ? layout.pad : '';
  const lead = children.length > 0 ? leadOf(text, container) : pad;
  const last = children.at(-1);
  const tail = last ? text.slice(endOf(last), endOf(container) - 1) : pad;
  const usual = usualGap(text, container, layout);
  const places = placesOf(children, entries);

  // Not an array that is joined: a catalogue would be copied again by every list and object around it.
  let joined = '';
  for (const [index, entry] of entries.entries()) {
    const place = places[index] ?? -1;
    const gap = index === 0 ? lead : place > 0 ? gapBefore(text, container, place) : usual;
    const outside = place > 0 ? indentAt(text, children[place]?.offset ?? 0) : indent;
    joined += gap + entry.print(indentAfter(gap, outside));
  }
  const whole = open + joined + tail + close;
  const wasOnOneLine = !hasLineEnd(text.slice(container.offset, endOf(container)));
  const hasGrown = entries.length > children.length;
  if (!wasOnOneLine || !hasGrown || layout.pad === '') return whole;
  if (!hasLineEnd(whole) && indent.length + whole.length <= MAX_LINE_LENGTH) return whole;
  const deeper = indent + layout.unit;
  const lines = entries.map((entry) => layout.eol + deeper + entry.print(deeper));
  return open + lines.join(',') + layout.eol + indent + close;
}

/**
 * The place that each entry takes among those that were there, -1 for one that is added: its own, or the one behind its
 * predecessor's where the entry that stood there is gone.
 */
function placesOf(children: readonly Node[], entries: readonly Entry[]): number[] {
  const index = new Map(children.map((child, place) => [child, place]));
  const kept = new Set(entries.map(({ node }) => node && index.get(node)));
  const places: number[] = [];
  for (const { node } of entries) {
    const next = (places.at(-1) ?? -1) + 1;
    const own = node && index.get(node);
    const isFree = (next > 0 || places.length === 0) && next < children.length && !kept.has(next);
    places.push(own ?? (isFree ? next : -1));
  }
  return places;
}
