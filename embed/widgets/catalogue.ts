import { lookUp, read, type KnownProducts } from '../../src/catalogue/lookUp';
import type { CatalogueIndex, ProductSummary } from '../../src/generated/types';

/** The content of the first file: see src/node/embed/catalogueFiles.ts. */
type Start = CatalogueIndex & { lists: string; search: string; endpoint?: string };

/** The company's catalogue, fetched as needed. All URLs that it returns are absolute. */
export interface Catalogue {
  /** Looks up products; those that could not be fetched are missing. Never rejects. */
  known(ids: readonly string[]): Promise<KnownProducts>;
  /** The first products of a category: its first file contains as many as an element can show. */
  category(slug: string): Promise<ProductSummary[]>;
  /** The address of the index that is searched in, or of the endpoint of a large catalogue. */
  searchAddress(): Promise<string>;
}

/** The aspect ratio of pictures of unknown size; CSS sets the actual size. */
export const FIGURE = { alt: '', width: 320, height: 240 };

/**
 * Opens the catalogue; nothing is fetched before it is needed.
 * @param first The absolute URL of its first file, which points to the current files. It is cached only briefly, but
 * a cached copy may still refer to files that are gone.
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
    searchAddress: async () => {
      const { endpoint, search } = await present();
      return whole(endpoint ?? search);
    },
    async category(slug) {
      const list = await listOf(slug).catch(() => listOf(slug, 'reload'));
      for (const { image } of list) {
        image.src = whole(image.src);
        // 'url 320w, url 640w'
        for (const source of image.sources ?? [])
          source.srcSet = source.srcSet.replace(/\S+(?= \d)/g, whole);
      }
      return list;
    },
  };
}
