import { ABOUT_FIELDS, type About } from '../cart/about';
import { readReference } from '../cart/reference';
import type { Inquiry } from '../generated/types';
import { readFreeLine } from './freeLine';
import type { Matcher } from './matcher';
import { plain } from './plain';
import { lineReader } from './readLine';
import { readerOf } from './template';
import type { Fault, ReadInquiry, ReadLine } from './types';

/** What the reader needs to know. */
export interface Reading {
  /** The wording of messages. */
  texts: Inquiry;
  /** Their first line; '' if there is none. */
  greeting: string;
  matcher: Matcher;
}

/** A message, read as far as it goes by itself. */
export interface ReadMessage extends Omit<ReadInquiry, 'sender'> {
  /** The links in it that open a list. */
  links: readonly string[];
}

/** Reads one message, whose parts have been put together. */
export type MessageReader = (text: string) => ReadMessage;

/** A link with a list in it (src/cart/shareLink.ts). */
const LIST_LINK = /\bhttps?:\/\/\S+[?&#]items=\S*/giu;

/**
 * Creates a reader of messages: those that the site and its embeds send, and texts written by hand. A message of ours
 * is opening, lines, who asks, note, closing, reference and link, in this order (src/cart/message.ts).
 */
export function messageReader({ texts, greeting, matcher }: Reading): MessageReader {
  const lineOf = lineReader(texts, matcher);
  const isOpening = same(texts.opening);
  const isClosing = same(texts.closing);
  const isGreeting = same(greeting);
  const noteIn = readerOf(texts.note);
  const sourceIn = readerOf(texts.source);
  const referenceIn = readerOf(texts.reference ?? '\uE001');

  return (text) => {
    const links = [...text.matchAll(LIST_LINK)].map(([link]) => link);
    const lines = text.split('\n');
    const opening = lines.findIndex(isOpening);
    const closing = lines.map(isClosing).lastIndexOf(true);
    const first = opening === -1 ? 0 : opening + 1;
    const last = closing < first ? lines.length : closing;
    const tail = closing < first ? [] : lines.slice(closing + 1);
    const faults: Fault[] = opening !== -1 && closing < first ? [{ kind: 'cut' }] : [];

    const body = readBody(lines.slice(first, last), {
      isOurs: opening !== -1,
      lineOf,
      noteIn: (line) => noteIn(line)?.['note'],
      aboutIn: (line) => aboutIn(line, texts),
      skip: (line) => isGreeting(line) || isClosing(line) || LIST_LINK_LINE.test(line),
      free: (line) => readFreeLine(line, matcher),
    });
    const said = [...tail, ...(closing < first ? lines : [])]
      .map((line) => referenceIn(line)?.['reference'] ?? '')
      .find(Boolean);
    const { state, reference } = readReference(said ?? '');
    if (said && state !== 'right') faults.push({ kind: 'reference', said: said.trim() });
    const source = tail.map((line) => sourceIn(line)?.['source']).find(Boolean);
    return { ...body, reference, source, links, faults };
  };
}

/** Whether a line says this text, whatever programs have changed on the way; none says an empty one. */
function same(text: string): (line: string) => boolean {
  const wanted = plain(text);
  return (line) => wanted !== '' && plain(line) === wanted;
}

const LIST_LINK_LINE = new RegExp(LIST_LINK.source, 'iu');

/** What the lines between opening and closing may be. */
interface Kinds {
  /** Whether a template made them; else somebody wrote them by hand. */
  isOurs: boolean;
  lineOf: (line: string) => ReadLine | undefined;
  noteIn: (line: string) => string | undefined;
  aboutIn: (line: string) => About | undefined;
  skip: (line: string) => boolean;
  free: (line: string) => ReadLine | undefined;
}

interface Body {
  lines: readonly ReadLine[];
  about: About;
  note: string;
}

/** The first line that is a note begins it: behind that, all is note. What is no line of an order is note, too. */
function readBody(lines: readonly string[], kinds: Kinds): Body {
  const read: ReadLine[] = [];
  const about: About = {};
  const note: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || kinds.skip(line)) continue;
    const made = kinds.lineOf(line);
    const begun = made ? undefined : kinds.noteIn(line);
    if (begun !== undefined && kinds.isOurs) {
      note.push([begun, ...lines.slice(index + 1)].join('\n'));
      break;
    }
    const said = made ? undefined : kinds.aboutIn(line);
    const hand = made ?? (said || begun !== undefined ? undefined : kinds.free(line));
    if (hand) read.push(hand);
    else if (said) Object.assign(about, said);
    else note.push(begun ?? line);
  }
  return { lines: read, about, note: note.join('\n').trim() };
}

function aboutIn(line: string, { about }: Inquiry): About | undefined {
  if (!about) return undefined;
  const field = ABOUT_FIELDS.find((name) => plain(line).startsWith(`${plain(about[name])}: `));
  return field && { [field]: line.slice(line.indexOf(':') + 1).trim() };
}
