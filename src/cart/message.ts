import type { Inquiry } from '../generated/types';
import type { CartItem } from './items';
import { fill } from './fill';

/** All that a message about a list is made of. */
export interface CartMessage {
  items: readonly CartItem[];
  /** The first line; none where empty. */
  greeting: string;
  /** The wording: `inquiry` in site.config.json. */
  texts: Inquiry;
  /** What the visitor wrote about the list, in as many lines as it has. */
  note?: string;
  /** The website that the list was made on, where it is not the company's own. */
  source?: string;
  /** Products to be named with their code: another of the catalogue has the same name, or it is gone from there. */
  coded?: ReadonlySet<string>;
}

/** The lines of a message: what comes before the products, the products, what comes after. */
export interface MessageLines {
  head: string[];
  items: string[];
  tail: string[];
}

/**
 * The message that hands the list to the sales team: greeting, opening, a line for each product, the
 * visitor's note if there is one, closing [W2]. Plain text, of any length.
 */
export function cartMessage(message: CartMessage): string {
  const { head, items, tail } = messageLines(message, message.texts.line);
  return [...head, ...items, ...tail].join('\n');
}

/** The lines of the message, each product written as the template `line` says. */
export function messageLines(message: CartMessage, line: string): MessageLines {
  const { items, greeting, texts, source } = message;
  const note = message.note?.trim();
  const name = nameWriter(message, line);
  return {
    head: [...(greeting ? [greeting, ''] : []), texts.opening],
    items: items.map((item) =>
      fill(line, {
        id: item.id.toUpperCase(),
        // A partner's page may break a name: a product has one line.
        name: name(item).trim().replace(/\s+/g, ' '),
        quantity: item.quantity,
      }),
    ),
    tail: [
      ...(note ? ['', ...fill(texts.note, { note }).split(/\r\n?|\n/)] : []),
      '',
      texts.closing,
      ...(source ? ['', fill(texts.source, { source })] : []),
    ],
  };
}

/** Writes a name; with its code where another product goes by the same name, unless the line has the code anyway. */
function nameWriter({ items, coded }: CartMessage, line: string): (item: CartItem) => string {
  if (line.includes('{id}')) return ({ name }) => name;
  const shared = new Set<string>();
  const seen = new Set<string>();
  for (const key of items.map(plain)) (seen.has(key) ? shared : seen).add(key);
  return (item) =>
    shared.has(plain(item)) || coded?.has(item.id)
      ? `${item.name} [${item.id.toUpperCase()}]`
      : item.name;
}

/** What is left of a name when somebody reads it out: 'Split AC – 1 Ton' and 'split ac 1 ton' are one. */
const plain = ({ name }: CartItem) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
