import type { SiteConfig } from '../../../generated/authored';
import type { Logo } from '../../../generated/types';
import type { PreparePicture } from '../pictures';

/** Finds the logos of a list, as a block shows them. */
export type FindLogos = (list: string, block: { brands?: boolean }) => Logo[] | undefined;

/**
 * Finds logos with their pictures, and in a block of brands with links to their products.
 * @param category The address of listings: '/store/category/'.
 */
export function findLogos(
  config: Pick<SiteConfig, 'shared' | 'store'>,
  picture: PreparePicture,
  category: string,
): FindLogos {
  const brands = brandLinks(config, category);
  return (list, block) =>
    config.shared.logos[list]?.map((logo) => {
      const href = logo.href ?? (block.brands ? brands.get(logo.name.toLowerCase()) : undefined);
      const image = logo.image && picture(logo.image);
      return Object.assign({}, logo, image && { image }, href !== undefined && { href });
    });
}

/** Where the products of each brand are, by its name in small letters: in the listing of all, filtered by it. */
function brandLinks(
  { store }: Pick<SiteConfig, 'store'>,
  category: string,
): ReadonlyMap<string, string> {
  const brands = (store?.products ?? []).flatMap(({ brand, unlisted }) =>
    brand === undefined || unlisted ? [] : [brand],
  );
  return new Map(
    brands.map((brand) => [
      brand.toLowerCase(),
      `${category}all?brand=${encodeURIComponent(brand)}`,
    ]),
  );
}
