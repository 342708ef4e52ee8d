import { parseShare } from '../cart/parseShare';
import type { Inquiry } from '../generated/types';
import { messagesIn, type ChatMessage } from './chatExport';
import { plain } from './plain';
import { messageReader, type Reading } from './readMessage';
import { readerOf } from './template';
import type { Matcher } from './matcher';
import type { Fault, ReadInquiry, ReadLine } from './types';
import { toSorted } from '../catalogue/toSorted';

/** A message, or what has come of one that was sent in parts. */
interface Whole {
  sender: string | undefined;
  text: string;
  faults: readonly Fault[];
}

/**
 * Reads whatever was pasted: a message of ours, in one piece or in parts, one or several out of a chat, a link, lines
 * written by hand. Nothing is lost: a line that nobody understands is kept as it is, as a line or in the note.
 */
export function readInquiries(pasted: string, reading: Reading): ReadInquiry[] {
  const read = messageReader(reading);
  return wholes(
    messagesIn(pasted)
      .map((message) => unquoted(message, reading))
      .flatMap((message) => atOpenings(message, reading)),
    reading,
  )
    .map(({ sender, text, faults }): ReadInquiry => {
      const { links, lines, faults: ownFaults, ...message } = read(text);
      return Object.assign(message, {
        sender,
        lines: withLinks(lines, links, reading.matcher),
        faults: [...faults, ...ownFaults],
      });
    })
    .filter(({ lines, note, faults }) => lines.length > 0 || note !== '' || faults.length > 0);
}

/** What programs put before each line that is quoted: '> ', and '>> ' where that was quoted, too. */
const QUOTED = /^\s*(?:>\s?)+/;

/** A message of ours without the signs of quoting: as deep as its first line is quoted. */
function unquoted(message: ChatMessage, { texts, greeting }: Reading): ChatMessage {
  const title = readerOf(texts.part);
  const lines = message.text.split('\n');
  const first = lines.find((line) => {
    const text = line.replace(QUOTED, '');
    const said = plain(text);
    const isOurs = [greeting, texts.opening].some((one) => one !== '' && plain(one) === said);
    return text !== line && (isOurs || title(text) !== undefined);
  });
  const depth = first === undefined ? 0 : (/^[\s>]+/.exec(first)?.[0].match(/>/g)?.length ?? 0);
  if (depth === 0) return message;
  const signs = new RegExp(`^\\s*(?:>\\s?){1,${depth}}`);
  return { ...message, text: lines.map((line) => line.replace(signs, '')).join('\n') };
}

/** Several messages of ours that were copied one below the other are several. */
function atOpenings({ sender, text }: ChatMessage, { texts, greeting }: Reading): ChatMessage[] {
  const title = readerOf(texts.part);
  const lines = text.split('\n');
  const starts = lines.flatMap((line, index) => {
    const isTitle = title(line) !== undefined;
    const isGreeting = greeting !== '' && plain(line) === plain(greeting);
    const isOpening = plain(line) === plain(texts.opening);
    const before = lines.slice(0, index).reduce((last, one, at) => (one.trim() ? at : last), -1);
    const isStart =
      isTitle ||
      (isGreeting && !title(lines[before] ?? '')) ||
      (isOpening && plain(lines[before] ?? '') !== plain(greeting) && !title(lines[before] ?? ''));
    return isStart ? [index] : [];
  });
  if (starts.length < 2) return [{ sender, text }];
  return [0, ...starts.filter((start) => start > 0)]
    .map((start, n, all) => ({ sender, text: lines.slice(start, all[n + 1]).join('\n') }))
    .filter((message) => message.text.trim() !== '');
}

interface Part {
  number: number;
  of: number;
  sender: string | undefined;
  body: string;
}

/** Puts the parts of a message together; what each person wrote by hand in one go is one message. */
function wholes(messages: readonly ChatMessage[], { texts }: Reading): Whole[] {
  const title = readerOf(texts.part);
  const found: Whole[] = [];
  const parts: Part[] = [];
  const flush = () => {
    if (parts.length > 0) found.push(joined(parts.splice(0), texts));
  };
  for (const { sender, text } of messages) {
    const [head = '', ...rest] = text.trim().split('\n');
    const values = title(head);
    const part = values && {
      number: Number(values['part']),
      of: Number(values['parts'] ?? 0),
      sender,
      body: rest.join('\n'),
    };
    if (part && parts.every(({ of, number }) => of === part.of && number !== part.number)) {
      parts.push(part);
      continue;
    }
    flush();
    if (part) parts.push(part);
    else addFree(found, { sender, text }, texts);
  }
  flush();
  return found;
}

/** Lines that one person sends one after the other are one inquiry; a message of ours is one by itself. */
function addFree(found: Whole[], { sender, text }: ChatMessage, { opening }: Inquiry): void {
  const isOurs = (one: string) => plain(one).includes(plain(opening));
  const last = found.at(-1);
  if (last && sender !== undefined && last.sender === sender && !isOurs(text) && !isOurs(last.text))
    found[found.length - 1] = { ...last, text: `${last.text}\n${text}` };
  else found.push({ sender, text, faults: [] });
}

function joined(parts: readonly Part[], { closing }: Inquiry): Whole {
  const inOrder = toSorted(parts, (a, b) => a.number - b.number);
  const of = Math.max(...inOrder.map((part) => Math.max(part.of, part.number)));
  const missing = Array.from({ length: of }, (_, n) => n + 1).filter(
    (number) => !inOrder.some((part) => part.number === number),
  );
  const text = inOrder.map(({ body }) => body.trim()).join('\n');
  // The missing part says enough of a missing end.
  const end = missing.includes(of) ? `\n${closing}` : '';
  return {
    sender: inOrder[0]?.sender,
    text: text + end,
    faults: missing.length > 0 ? [{ kind: 'missing-parts', parts: missing, of }] : [],
  };
}

/** Compares the lines of a message with those of its links, which carry everything. */
function withLinks(
  lines: readonly ReadLine[],
  links: readonly string[],
  matcher: Matcher,
): ReadLine[] {
  const linked = links.flatMap((link) => parseShare(link)?.lines ?? []);
  const all = [...lines];
  for (const { id, name, quantity } of linked) {
    const product = matcher.byCode(id);
    const at = all.findIndex(
      (line) =>
        (product && line.product === product) ||
        (!product && line.code?.toLowerCase() === id.toLowerCase()) ||
        (!product && line.code === undefined && line.name !== undefined && line.name === name),
    );
    const line = all[at];
    if (line) {
      if (line.quantity !== quantity)
        all[at] = { ...line, doubts: [...line.doubts, { kind: 'link-differs', quantity }] };
    } else {
      const alone = lines.length === 0;
      all.push({
        said: name || id,
        code: id,
        name: name || product?.name,
        quantity,
        product,
        candidates: product ? [] : matcher.candidates(`${name} ${id}`),
        doubts: [
          ...(alone ? [] : [{ kind: 'only-in-link' } as const]),
          ...(product ? [] : [{ kind: 'unsure' } as const]),
        ],
      });
    }
  }
  return all;
}
