import { createAssets } from '../../src/node/files/assets';
import { routes } from '../../src/node/site/pages';
import { resolveSite } from '../../src/node/site/resolve';
import type { SchemaSet } from '../../src/node/schemas/load';
import { CartProvider } from '../../src/cart/react/CartProvider';
import { atOnce } from '../../src/cart/atOnce';
import { createCart } from '../../src/cart/store';
import type { PageData, SiteData } from '../../src/generated/types';
import { registerAllBlocks } from '../../src/page/allBlocks';
import { BlockRenderer } from '../../src/page/BlockRenderer';
import { SiteProvider } from '../../src/site/SiteProvider';
import { ROOT } from '../architecture/sources';
import { createGallery } from './gallery';
import { galleryPath } from './galleryPath';
import type { Variant } from './variants';

/** Blocks, resolved as by a build, ready to be rendered. */
export interface Drawings {
  site: SiteData;
  /** The pages with a block: two for a page with a pattern. */
  pagesOf: (variant: Variant) => PageData[];
}

/** Resolves blocks as a build does. */
export async function prepareDrawings(
  choose: (schemas: SchemaSet) => Variant[],
): Promise<Drawings> {
  registerAllBlocks();
  const { config, schemas, siteDir } = await createGallery(ROOT, choose);
  const site = await resolveSite(config, schemas, siteDir, createAssets());
  const all = [...routes(site)];
  return {
    site: site.data,
    pagesOf(variant) {
      const start = galleryPath(variant);
      const own = all.filter(({ path }) => path === start || path.startsWith(`${start}/`));
      // The first category is full, the last one unknown and empty.
      return own.filter((_, index) => index === 0 || index === own.length - 1).map((r) => r.page);
    },
  };
}

/** The blocks of a page, inside the providers of every page. */
export function Blocks({ site, page }: { site: SiteData; page: PageData }) {
  const cart = createCart({ storage: undefined, key: '', turns: atOnce });
  return (
    <SiteProvider site={site}>
      <CartProvider cart={cart}>
        <BlockRenderer blocks={page.blocks} context={page.context} />
      </CartProvider>
    </SiteProvider>
  );
}
