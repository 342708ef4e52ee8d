import { chatLink, encodeText, LONGEST_LINK, type ChatAddress } from './chatLink';
import { fill } from './fill';
import { cartMessage, messageLines, type CartMessage } from './message';

/** A message to send: its text, and the plain link that opens a chat with it written in. */
export interface SendLink {
  text: string;
  href: string;
}

/** Makes a text part of a link. */
type Encode = (text: string) => string;

/**
 * The cart as chat messages that arrive whole: one where it fits, in short lines where that makes it fit,
 * else in numbered parts [W4]. No part is longer than desktop apps take, and together they say it all.
 */
export function sendLinks(chat: ChatAddress, message: CartMessage): SendLink[] {
  return sendLinksFrom(chatLink(chat, ''), message);
}

/** The same by any link that ends in the encoded text; `start` is what stands before it. */
export function sendLinksFrom(
  start: string,
  message: CartMessage,
  encode: Encode = encodeText,
): SendLink[] {
  const texts = fitting(message, LONGEST_LINK - start.length, encode);
  return texts.map((text) => ({ text, href: start + encode(text) }));
}

function fitting(message: CartMessage, room: number, encode: Encode): string[] {
  const { texts } = message;
  const { head, items, tail } = messageLines(message, texts.shortLine);
  const lines = [...head, ...items, ...tail];
  for (const whole of [cartMessage(message), lines.join('\n')])
    if (encode(whole).length <= room) return [whole];
  const title = (part: number, parts: number) => fill(texts.part, { part, parts });
  const cost = (line: string) => encode(`\n${line}`).length;
  // The titles come last: how many parts there are is known when all are full.
  const parts = pack(lines, room - cost(`${title(999, 999)}\n`), cost);
  return parts.map((part, index) => `${title(index + 1, parts.length)}\n\n${part}`);
}

/** What a line takes of a link, with the line break before it. */
type Cost = (line: string) => number;

/** Lays lines into as few parts as hold them in their order. No part begins or ends with an empty line. */
function pack(lines: readonly string[], room: number, cost: Cost): string[] {
  const lineBreak = cost('');
  // Between characters: put together again, a line is what it was.
  const cut = (line: string) =>
    cost(line) > room
      ? group(line, room - lineBreak, (one) => cost(one) - lineBreak).map((piece) => piece.join(''))
      : line;
  return group(lines.flatMap(cut), room, cost)
    .map((part) => part.join('\n').replace(/^\n+|\n+$/g, ''))
    .filter(Boolean);
}

/** Pieces in their order, in as few groups as there must be where each has this room. */
function group(pieces: Iterable<string>, room: number, cost: Cost): string[][] {
  const groups: string[][] = [];
  let left = -1;
  for (const piece of pieces) {
    const size = cost(piece);
    if (size > left) {
      groups.push([]);
      left = room;
    }
    groups.at(-1)?.push(piece);
    left -= size;
  }
  return groups;
}
