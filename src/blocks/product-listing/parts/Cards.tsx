import { memo } from 'react';
import type { ProductSummary } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import tiles from '../../../ui/grid/tiles.module.css';
import { InYourList } from '../../../widgets/product-tile/InYourList';
import { ProductTile } from '../../../widgets/product-tile/ProductTile';
import css from './cards.module.css';

const Card = memo(function Card({ product }: { product: ProductSummary }) {
  const { addToList } = useStrings();
  const mark = <InYourList id={product.id} />;
  return <ProductTile product={product} addLabel={addToList} heading="h2" mark={mark} />;
});

/**
 * The cards of a listing, drawn anew only when other products are shown. A card belongs to its place and not to
 * its product: while somebody types, changing words and pictures is far less work than exchanging elements.
 */
export const Cards = memo(function Cards({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className={tiles.tiles}>
      {products.map((product, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <li key={place} className={css.card}>
          <Card product={product} />
        </li>
      ))}
    </ul>
  );
});
