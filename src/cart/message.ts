import type { Inquiry } from '../generated/types';
import type { CartItem } from './items';
import { fill } from './fill';

/** A line of the cart, with the unit in which the catalogue sells its product; none for products sold by the piece. */
export interface MessageItem extends CartItem {
  unit?: string | undefined;
}

/** The contents of a message that sends the cart, in its simplest form. */
export interface PlainMessage {
  items: readonly MessageItem[];
  /** The first line; omitted if empty. */
  greeting: string;
  /** The wording, from `inquiry` in site.config.json. */
  texts: Pick<Inquiry, 'opening' | 'line' | 'closing' | 'source'> & Partial<Pick<Inquiry, 'unit'>>;
  /** The partner's website that the cart comes from; undefined for the company's own. */
  source?: string | undefined;
}

/** The contents of a message that sends the cart. */
export interface CartMessage extends PlainMessage {
  texts: Omit<Inquiry, 'unit'> & Partial<Pick<Inquiry, 'unit'>>;
  /** The visitor's note, tidy (note.ts); it may have several lines. */
  note?: string;
  /**
   * Ids of products to be named with their code, because another product in the cart or the catalogue has the same
   * name, or because the catalogue no longer has them.
   */
  coded?: ReadonlySet<string>;
}

/**
 * The message that sends the cart to the sales team: greeting, opening, a line per product, the visitor's note if
 * there is one, closing [W2]. Plain text, of any length.
 * @param line The template of a product: the long or the short one of `texts`. If it contains the code, the code is not
 *   added to the name.
 */
export function cartMessage(message: CartMessage, line = message.texts.line): string {
  const { texts, note, coded } = message;
  const withCode = line.includes('{id}') ? line : line.replace('{name}', '{name} [{id}]');
  return plainMessage(
    message,
    ({ id }) => (coded?.has(id) ? withCode : line),
    note && fill(texts.note, { note }),
  );
}

/**
 * The same without codes and a note, which only the site and the widgets have.
 * @param lineOf The template of a product.
 * @param note A paragraph before the closing.
 */
export function plainMessage(
  { items, greeting, texts, source }: PlainMessage,
  lineOf: (item: CartItem) => string = () => texts.line,
  note?: string,
): string {
  const lines = items.map((item) =>
    fill(lineOf(item), {
      id: item.id.toUpperCase(),
      // A name from a partner's page may contain line breaks.
      name: item.name.trim().replace(/\s+/g, ' '),
      quantity: item.quantity,
      unit: item.unit ?? texts.unit ?? '',
    }),
  );
  const paragraphs = [
    greeting,
    [texts.opening, ...lines].join('\n'),
    note,
    texts.closing,
    source && fill(texts.source, { source }),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}
