import { lookUp, read, type KnownProducts } from '../../src/catalogue/lookUp';
import type { CatalogueIndex, ProductSummary } from '../../src/generated/types';

/** What the first file says: see src/node/embed/catalogueFiles.ts. */
type Start = CatalogueIndex & { lists: string };

/** The company's catalogue, as far as a page asks for it. All addresses that it gives are whole ones. */
export interface Catalogue {
  /** What is known of products; those are missing that could not be looked up. Never rejects. */
  known(ids: readonly string[]): Promise<KnownProducts>;
  /** The first products of a category: its first file holds as many as anybody may ask for. */
  category(slug: string): Promise<ProductSummary[]>;
}

/** The room for a picture whose measures are not told: the tile decides how large it is. */
export const FIGURE = { alt: '', width: 320, height: 240 };

/**
 * Opens the catalogue; nothing is fetched before it is asked for.
 * @param first The whole address of its first file: it says where the present files are. Short-lived,
 *   but the browser's memory may still hold one whose files are gone.
 */
export function openCatalogue(first: string): Catalogue {
  const whole = (address: string) => new URL(address, first).href;

  async function present(cache?: RequestCache): Promise<Start> {
    const start = await read<Start>(first, cache);
    return { ...start, base: whole(start.base), lists: whole(start.lists) };
  }
  const listOf = async (slug: string, cache?: RequestCache) => {
    const { lists } = await present(cache);
    return read<ProductSummary[]>(`${lists}/${encodeURIComponent(slug)}/1.json`);
  };

  return {
    async known(ids) {
      try {
        const found = await lookUp(await present(), ids);
        const all = found.size > 0 ? found : await lookUp(await present('reload'), ids);
        return new Map(
          [...all].map(([id, entry]) => [id, entry && { ...entry, image: whole(entry.image) }]),
        );
      } catch {
        return new Map();
      }
    },
    async category(slug) {
      const list = await listOf(slug).catch(() => listOf(slug, 'reload'));
      for (const { image } of list) image.src = whole(image.src);
      return list;
    },
  };
}
