import type { Inquiry } from '../generated/types';
import type { CartItem } from './items';
import { fill } from './fill';

/** A line of the cart, with what the catalogue knows of its product. */
export interface MessageItem extends CartItem {
  /** The unit in which it is sold; none for products sold by the piece. */
  unit?: string | undefined;
  /** The code as printed, if it is written in another way than the id. */
  code?: string | undefined;
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
  /** What the visitor says about themselves, as a paragraph (`aboutLines`); left out if the config does not ask for it. */
  about?: string | undefined;
  /** The reference of the list (reference.ts); left out if the config has no wording for it. */
  reference?: string | undefined;
  /** The link that opens the list (shareLink.ts); left out if the config has no wording for it. */
  link?: string | undefined;
  /**
   * Ids of products to be named with their code, because another product in the cart or the catalogue has the same
   * name, or because the catalogue no longer has them.
   */
  coded?: ReadonlySet<string>;
}

/**
 * The message that sends the cart to the sales team: greeting, opening, a line per product, what the visitor says about
 * themselves, the note if there is one, closing [W2], reference and link. Plain text, of any length.
 * @param short The template of every product, in a list that is too long for those of `texts`. If a template contains
 *   the code, the code is not added to the name.
 */
export function cartMessage(message: CartMessage, short?: string): string {
  const { texts, note, about, coded, reference, link } = message;
  const templateOf = ({ id, unit }: MessageItem) => {
    const line = short ?? ((unit && texts.unitLine) || texts.line);
    return coded?.has(id) && !line.includes('{id}')
      ? line.replace('{name}', '{name} [{id}]')
      : line;
  };
  return plainMessage(message, {
    lineOf: templateOf,
    before: [about, note && fill(texts.note, { note })],
    after: [
      [
        reference && texts.reference && fill(texts.reference, { reference }),
        link && texts.link && fill(texts.link, { link }),
      ]
        .filter(Boolean)
        .join('\n'),
    ],
  });
}

/** What only the site and the widgets add to a message; paragraphs that are empty are left out. */
interface Additions {
  /** The template of a product. */
  lineOf: (item: MessageItem) => string;
  /** Paragraphs before the closing. */
  before: readonly (string | undefined)[];
  /** Paragraphs behind it. */
  after: readonly (string | undefined)[];
}

/** The same without what only the site and the widgets have: codes, a note, a reference. */
export function plainMessage(
  { items, greeting, texts, source }: PlainMessage,
  { lineOf, before, after }: Partial<Additions> = {},
): string {
  const lines = items.map((item) =>
    fill(lineOf ? lineOf(item) : texts.line, {
      id: item.code ?? item.id.toUpperCase(),
      // A name from a partner's page may contain line breaks.
      name: item.name.trim().replace(/\s+/g, ' '),
      quantity: item.quantity,
      unit: item.unit ?? texts.unit ?? '',
    }),
  );
  const paragraphs = [
    greeting,
    [texts.opening, ...lines].join('\n'),
    ...(before ?? []),
    texts.closing,
    ...(after ?? []),
    source && fill(texts.source, { source }),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}
