import type { CartItem } from '../../cart/items';
import type { SharedList } from '../../cart/parseShare';
import type { KnownProducts } from '../../catalogue/lookUp';

/** What a share link comes to, once the catalogue has been asked. */
export interface Offer {
  /** What can be added: products of the catalogue, and others that the link names. */
  lines: CartItem[];
  /** Codes that the catalogue does not have, each as a line that goes by its code. */
  unknown: CartItem[];
  /** True where the catalogue could not be asked for all of them. */
  isPartial: boolean;
  /** Parts that mean nothing, each once. */
  malformed: string[];
}

/** The two spellings of a code: as in the link, and as codes in catalogues are. */
const spellings = (id: string) => [id, id.toLowerCase()];

/** The ids to ask the catalogue for. */
export function idsToAsk({ lines }: SharedList): { id: string }[] {
  return lines.flatMap(({ id }) => spellings(id)).map((id) => ({ id }));
}

/** Sorts the lines of a link by what the catalogue knows of them. */
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
