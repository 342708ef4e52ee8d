import type { ProductSummary } from '../../generated/types';

/** The tile of each product, by its id. */
export interface Tiles {
  get: (id: string) => ProductSummary | undefined;
}

/**
 * Keeps tiles as text, and reads those that an answer shows: as objects, those of a million products take several times the
 * memory.
 */
export function packTiles(products: readonly ProductSummary[]): Tiles {
  const places = new Map<string, number>();
  const pieces: Buffer[] = [];
  const starts = new Float64Array(products.length + 1);
  for (const [place, product] of products.entries()) {
    const { description: _, ...tile } = product;
    const piece = Buffer.from(JSON.stringify(tile));
    places.set(tile.id, place);
    pieces.push(piece);
    starts[place + 1] = (starts[place] ?? 0) + piece.length;
  }
  const all = Buffer.concat(pieces);
  return {
    get(id) {
      const place = places.get(id);
      if (place === undefined) return undefined;
      return JSON.parse(all.toString('utf8', starts[place], starts[place + 1])) as ProductSummary;
    },
  };
}
