import type { ProductSummary } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { tilesClass } from '../../../ui/grid/tilesClass';
import { Section } from '../../../ui/section/Section';
import { InYourList } from '../../../widgets/product-tile/InYourList';
import { ProductTile } from '../../../widgets/product-tile/ProductTile';
import { statusLabel } from '../../../widgets/product-tile/statusLabel';

/** Other products of the same category. */
export function Related({ products }: { products: readonly ProductSummary[] }) {
  const { strings, store } = useSite<'store'>();
  if (products.length === 0) return null;
  return (
    <Section heading={strings.relatedProducts} tone="sheet">
      <ul className={tilesClass(products.length)}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              href={store.addresses.product + product.id}
              addLabel={strings.addToList}
              chooseLabel={strings.chooseSize}
              status={statusLabel(product.status, strings)}
              mark={<InYourList id={product.id} />}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
