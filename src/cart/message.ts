import type { Inquiry } from '../generated/types';
import type { CartItem } from './items';
import { fill } from './fill';

/** A line of the cart, with the unit that the catalogue says its product is sold in; none for one sold singly. */
export interface MessageItem extends CartItem {
  unit?: string | undefined;
}

/** The contents of a message that sends the cart. */
export interface CartMessage {
  items: readonly MessageItem[];
  /** The first line; omitted if empty. */
  greeting: string;
  /** The wording, from `inquiry` in site.config.json. */
  texts: Omit<Inquiry, 'unit'> & Partial<Pick<Inquiry, 'unit'>>;
  /** The visitor's note, which may have several lines. */
  note?: string;
  /** The partner's website that the cart comes from; undefined for the company's own. */
  source?: string | undefined;
  /** Ids of products to be named with their code: another one in the catalogue has the same name, or it is gone. */
  coded?: ReadonlySet<string>;
}

/**
 * The message that sends the cart to the sales team: greeting, opening, a line per product, the visitor's note if
 * there is one, closing [W2]. Plain text, of any length.
 * @param line The template of a product: that of `texts`, or its short one.
 */
export function cartMessage(message: CartMessage, line = message.texts.line): string {
  const { items, greeting, texts, source } = message;
  const note = message.note?.trim().replace(/\r\n?/g, '\n');
  const name = nameWriter(message, line);
  const lines = items.map((item) =>
    fill(line, {
      id: item.id.toUpperCase(),
      // A name from a partner's page may contain line breaks.
      name: name(item).trim().replace(/\s+/g, ' '),
      quantity: item.quantity,
      ...((import.meta.env.UNITS ?? true) && { unit: item.unit ?? texts.unit ?? '' }),
    }),
  );
  const paragraphs = [
    greeting,
    [texts.opening, ...lines].join('\n'),
    note && fill(texts.note, { note }),
    texts.closing,
    source && fill(texts.source, { source }),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** Names a product, with its code if another has the same name, unless the line contains the code anyway. */
function nameWriter({ items, coded }: CartMessage, line: string): (item: CartItem) => string {
  if (line.includes('{id}')) return ({ name }) => name;
  const names = items.map(plain);
  const isShared = (name: string) => names.indexOf(name) < names.lastIndexOf(name);
  return (item) =>
    isShared(plain(item)) || coded?.has(item.id)
      ? `${item.name} [${item.id.toUpperCase()}]`
      : item.name;
}

/** A name as it sounds when read aloud: 'Split AC – 1 Ton' and 'split ac 1 ton' are the same. */
const plain = ({ name }: CartItem) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
