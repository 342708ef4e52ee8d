import type { Category, Image, Product } from '../../generated/authored';
import type { CategoryTile, Picture, ProductSummary } from '../../generated/types';
import type { PreparePicture } from './pictures';
import { keepUnits } from './keepTogether';
import { onceEach } from './once';
import type { StoreIndex } from './storeIndex';
import { tilePicture } from './tilePicture';

/** The data of the tiles of products and categories. */
export interface StoreTiles {
  product: (product: Product) => ProductSummary;
  /** The same with its description, as listings have it. */
  described: (product: Product) => ProductSummary & Pick<Product, 'description'>;
  category: (category: Category) => CategoryTile;
  /**
   * The picture of a product: its own, else its category's.
   * @throws If there is neither, which the checker reports first.
   */
  image: (product: Product) => Picture;
  /** All own pictures of a product, as on its page. */
  images: (product: Product) => Picture[];
}

/** Makes tiles from a store and its pictures. */
export function createTiles(
  { categories, productsIn }: StoreIndex,
  picture: PreparePicture,
): StoreTiles {
  const image = (product: Product) => {
    const named = product.image ?? product.images?.[0] ?? categories.get(product.category)?.image;
    if (!named) throw new Error(`The product ${product.id} has neither a picture nor a category.`);
    return whole(named);
  };
  // Without a placeholder colour, which would remain visible beside photos of products, because they are not cropped.
  const whole = onceEach((named: Image): Picture => {
    const { ground: _, ...shown } = picture(named);
    return shown;
  });
  const inTile = onceEach(tilePicture);
  const product = (one: Product): ProductSummary => ({
    id: one.id,
    name: keepUnits(one.name),
    category: categories.get(one.category)?.name ?? one.category,
    ...(one.code !== undefined && { code: one.code }),
    ...(one.status && { status: one.status }),
    ...(one.variants?.length && { sizes: true }),
    image: inTile(image(one)),
  });
  const tile = onceEach(product);
  return {
    image,
    images: (one) => [one.image ?? [], one.images ?? []].flat().map(whole),
    product: tile,
    // A product is in several listings, and a large catalogue has them all in memory.
    described: onceEach((one) => ({ ...tile(one), description: one.description })),
    category: (category) => ({
      id: category.id,
      name: category.name,
      ...(category.tile && { tile: category.tile }),
      description: category.description,
      image: picture(category.image),
      count: category.count ?? productsIn(category.id).length,
    }),
  };
}
