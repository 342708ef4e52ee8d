import type { CartItem } from '../../cart/items';
import type { SharedList } from '../../cart/parseShare';
import type { KnownProducts } from '../../catalogue/lookUp';

/** A share link resolved against the catalogue. */
export interface Offer {
  /** Lines that can be added: catalogue products, and others that the link names. */
  lines: CartItem[];
  /** Codes missing from the catalogue, as lines named by their code. */
  unknown: CartItem[];
  /** True if part of the catalogue could not be fetched. */
  isPartial: boolean;
  /** Unreadable parts, deduplicated. */
  malformed: string[];
}

/** A code as spelled in the link and as catalogues spell it. */
const spellings = (id: string) => [id, id.toLowerCase()];

/** The ids to look up. */
export function idsToAsk({ lines }: SharedList): { id: string }[] {
  return lines.flatMap(({ id }) => spellings(id)).map((id) => ({ id }));
}

/** Sorts the lines of a link by what the catalogue knows about them. */
export function offerOf({ lines, malformed }: SharedList, known: KnownProducts): Offer {
  const offer: Offer = {
    lines: [],
    unknown: [],
    isPartial: lines.some(({ id }) => !spellings(id).every((one) => known.has(one))),
    malformed: [...new Set(malformed)],
  };
  for (const line of lines) {
    const id = spellings(line.id).find((one) => known.get(one));
    const entry = id === undefined ? undefined : known.get(id);
    if (id !== undefined && entry) {
      const { name, category, image } = entry;
      offer.lines.push({ id, name, category, image, quantity: line.quantity });
    } else if (line.name) offer.lines.push(line);
    else offer.unknown.push({ ...line, name: line.id.toUpperCase() });
  }
  return offer;
}
