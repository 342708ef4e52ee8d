import cx from 'classnames';
import type { ProductSummary } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import tiles from '../../../ui/grid/tiles.module.css';
import { Section } from '../../../ui/section/Section';
import { InYourList } from '../../../widgets/product-tile/InYourList';
import { ProductTile } from '../../../widgets/product-tile/ProductTile';

/** Other products of the same category. */
export function Related({ products }: { products: readonly ProductSummary[] }) {
  const { strings, store } = useSite<'store'>();
  if (products.length === 0) return null;
  return (
    <Section heading={strings.relatedProducts} tone="sheet">
      <ul className={cx(tiles.tiles, products.length % 4 === 0 && tiles.fours)}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              href={store.addresses.product + product.id}
              addLabel={strings.addToList}
              mark={<InYourList id={product.id} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
