import { chatLink, encodeText, LONGEST_LINK, type ChatAddress } from './chatLink';
import { fill } from './fill';
import { inquiryText, messageLines, type InquiryMessage } from './message';

/** One message of the hand-off: its text, and the plain link that opens a chat with it written in. */
export interface HandOffPart {
  text: string;
  href: string;
}

/** Makes a text part of a link. */
type Encode = (text: string) => string;

/**
 * The list as chat messages that arrive whole: one where it fits, in short lines where that makes it fit,
 * else in numbered parts (spec R27). No part is longer than desktop apps take, and together they say it all.
 */
export function handOff(chat: ChatAddress, message: InquiryMessage): HandOffPart[] {
  return handOffBy(chatLink(chat, ''), message);
}

/** The same by any link that ends in the encoded text; `start` is what stands before it. */
export function handOffBy(
  start: string,
  message: InquiryMessage,
  encode: Encode = encodeText,
): HandOffPart[] {
  const texts = fitting(message, LONGEST_LINK - start.length, encode);
  return texts.map((text) => ({ text, href: start + encode(text) }));
}

function fitting(message: InquiryMessage, room: number, encode: Encode): string[] {
  const { texts } = message;
  const whole = inquiryText(message);
  if (encode(whole).length <= room) return [whole];
  const { head, items, tail } = messageLines(message, texts.shortLine);
  const lines = [...head, ...items, ...tail];
  const short = lines.join('\n');
  if (encode(short).length <= room) return [short];
  const title = (part: number, parts: number) => fill(texts.part, { part, parts });
  // The titles come last: how many parts there are is known when all are full.
  const cost = (line: string) => encode(`\n${line}`).length;
  const parts = pack(lines, room - cost(title(999, 999)) - cost(''), cost);
  return parts.map((part, index) => [title(index + 1, parts.length), '', ...part].join('\n'));
}

/** What a line takes of a link, with the line break before it. */
type Cost = (line: string) => number;

/** Lays lines into as few parts as hold them in their order. No part begins or ends with an empty line. */
function pack(lines: readonly string[], room: number, cost: Cost): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  let left = room;
  for (const line of lines.flatMap((whole) => cut(whole, room, cost))) {
    if (cost(line) > left) {
      parts.push(part);
      part = [];
      left = room;
    }
    if (line === '' && part.length === 0) continue;
    part.push(line);
    left -= cost(line);
  }
  parts.push(part);
  for (const full of parts) while (full.at(-1) === '') full.pop();
  return parts.filter((full) => full.length > 0);
}

/** Cuts a line that no part could hold, between characters: put together again, it is what it was. */
function cut(line: string, room: number, cost: Cost): string[] {
  if (cost(line) <= room) return [line];
  const pieces: string[] = [];
  let piece = '';
  const empty = room - cost('');
  let left = empty;
  for (const character of line) {
    const size = cost(character) - cost('');
    if (size > left) {
      pieces.push(piece);
      piece = '';
      left = empty;
    }
    piece += character;
    left -= size;
  }
  return [...pieces, piece];
}
