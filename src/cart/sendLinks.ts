import { chatLink, encodeText, MAX_LINK_LENGTH, type ChatAddress } from './chatLink';
import { fill } from './fill';
import { cartMessage, type CartMessage } from './message';

/** A message to send: its text, and the link that opens a chat prefilled with it. */
export interface SendLink {
  text: string;
  href: string;
}

type Encode = (text: string) => string;

/**
 * The cart as chat links that no app truncates [W4]: a single message if it fits, else one with short lines, else
 * numbered parts that together contain everything.
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
  const texts = fitting(message, MAX_LINK_LENGTH - start.length, encode);
  return texts.map((text) => ({ text, href: start + encode(text) }));
}

function fitting(message: CartMessage, room: number, encode: Encode): string[] {
  const { texts } = message;
  const short = cartMessage(message, texts.shortLine);
  for (const whole of [cartMessage(message), short])
    if (encode(whole).length <= room) return [whole];
  const title = (part: number, parts: number) => fill(texts.part, { part, parts });
  const cost = (line: string) => encode(`\n${line}`).length;
  // Titles are added last, once the number of parts is known.
  const parts = pack(short.split('\n'), room - cost(`${title(999, 999)}\n`), cost);
  return parts.map((part, index) => `${title(index + 1, parts.length)}\n\n${part}`);
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
