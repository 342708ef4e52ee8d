import { chatLink, encodeText, MAX_LINK_LENGTH, type ChatAddress } from './chatLink';
import { fill } from './fill';
import { cartMessage, type CartMessage } from './message';

/** A message to send: its text, and the link that opens a chat prefilled with it. */
export interface SendLink {
  text: string;
  href: string;
  /** What it had to leave out to be short enough; absent if it is whole. */
  leftOut?: LeftOut;
}

/** What a message leaves out to be short enough: code and unit of products, or the link that opens the list. */
export type LeftOut = readonly ('details' | 'link')[];

type Encode = (text: string) => string;

/**
 * The cart as chat links that no app truncates [W4]: a single message if it fits, else one with short lines, else one
 * without the link to the list, else numbered parts that together contain everything.
 */
export function sendLinks(chat: ChatAddress, message: CartMessage): SendLink[] {
  return sendLinksFrom(chatLink(chat, ''), message);
}

/** The same for any link that ends in the encoded text; `start` is the prefix. */
export function sendLinksFrom(
  start: string,
  message: CartMessage,
  encode: Encode = encodeText,
): SendLink[] {
  const { texts, leftOut } = fitting(message, MAX_LINK_LENGTH - start.length, encode);
  return texts.map((text) => {
    const link: SendLink = { text, href: start + encode(text) };
    if (leftOut.length > 0) link.leftOut = leftOut;
    return link;
  });
}

function fitting(
  message: CartMessage,
  room: number,
  encode: Encode,
): { texts: string[]; leftOut: LeftOut } {
  const { texts, items, link, reference = '' } = message;
  const isLost = (place: string, long: string) =>
    long.includes(place) && !texts.shortLine.includes(place);
  const hasUnits = items.some(({ unit }) => unit) && isLost('{unit}', texts.unitLine ?? texts.line);
  const details: LeftOut = hasUnits || isLost('{id}', texts.line) ? ['details'] : [];
  const without = { ...message, link: undefined };
  const short = (one: CartMessage) => cartMessage(one, texts.shortLine);
  const linkless: LeftOut = link && texts.link ? [...details, 'link'] : details;
  const forms: [text: string, leftOut: LeftOut][] = [
    [cartMessage(message), []],
    [short(message), details],
    [short(without), linkless],
  ];
  for (const [text, leftOut] of forms)
    if (encode(text).length <= room) return { texts: [text], leftOut };

  // Without a reference, nothing is left of its place at the end.
  const title = (part: number, parts: number) =>
    fill(texts.part, { part, parts, reference }).trim();
  const cost = (line: string) => encode(`\n${line}`).length;
  // Titles are added last, once the number of parts is known.
  const space = room - cost(`${title(999, 999)}\n`);
  // A link that is cut in two opens nothing, so it is sent only if it fits into one part.
  const canLink = cost(fill(texts.link ?? '', { link: link ?? '' })) <= space;
  const parts = pack(short(canLink ? message : without).split('\n'), space, cost);
  return {
    texts: parts.map((part, index) => `${title(index + 1, parts.length)}\n\n${part}`),
    leftOut: canLink ? details : linkless,
  };
}
/** The encoded length of a line, including the line break before it. */
type Cost = (line: string) => number;

/** Packs lines into as few parts as possible, in order. No part starts or ends with an empty line. */
function pack(lines: readonly string[], room: number, cost: Cost): string[] {
  const lineBreak = cost('');
  // Split by code points, so that the pieces concatenate to the original line.
  const cut = (line: string) =>
    cost(line) > room
      ? group(line, room - lineBreak, (one) => cost(one) - lineBreak).map((piece) => piece.join(''))
      : line;
  return group(lines.flatMap(cut), room, cost)
    .map((part) => part.join('\n').replace(/^\n+|\n+$/g, ''))
    .filter(Boolean);
}

/** Groups pieces in order, greedily, into as few groups as possible of at most `room` each. */
function group(pieces: Iterable<string>, room: number, cost: Cost): string[][] {
  const groups: string[][] = [];
  let left = -1;
  for (const piece of pieces) {
    const size = cost(piece);
    if (size > left) {
      groups.push([]);
      left = room;
    }
    groups[groups.length - 1]?.push(piece);
    left -= size;
  }
  return groups;
}
