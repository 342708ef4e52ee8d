import cx from 'classnames';
import type { ProductSummary } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import tiles from '../../../ui/grid/tiles.module.css';
import { Section } from '../../../ui/section/Section';
import { InYourList } from '../../../widgets/product-tile/InYourList';
import { ProductTile } from '../../../widgets/product-tile/ProductTile';

/** Other products of the same category. */
export function Related({ products }: { products: readonly ProductSummary[] }) {
  const { addToList, relatedProducts } = useStrings();
  if (products.length === 0) return null;
  return (
    <Section heading={relatedProducts} tone="sheet">
      <ul className={cx(tiles.tiles, products.length % 4 === 0 && tiles.fours)}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              addLabel={addToList}
              mark={<InYourList id={product.id} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
