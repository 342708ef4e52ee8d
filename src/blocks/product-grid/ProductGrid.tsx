import type { ProductGridBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { sectionActions } from '../../site/actions/sectionActions';
import { useSite } from '../../site/SiteProvider';
import { Section } from '../../ui/section/Section';
import { tilesClass } from '../../ui/grid/tilesClass';
import { InYourList } from '../../widgets/product-tile/InYourList';
import { ProductTile } from '../../widgets/product-tile/ProductTile';
import { statusLabel } from '../../widgets/product-tile/statusLabel';
import { TileFacts } from '../../widgets/product-tile/TileFacts';

/** Hand-picked products as tiles with add buttons. */
export default function ProductGrid(props: BlockProps<ProductGridBlock>) {
  const { strings, store } = useSite<'store'>();
  return (
    <Section {...props} after={sectionActions(props)}>
      <ul className={tilesClass(props.items.length)}>
        {props.items.map(({ product, specification, price }) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              href={store.addresses.product + product.id}
              wording={props.wording}
              addLabel={strings.addToList}
              chooseLabel={strings.chooseSize}
              status={statusLabel(product.status, strings)}
              mark={<InYourList id={product.id} />}
            >
              <TileFacts specification={specification} price={price} unit={product.unit} />
            </ProductTile>
          </li>
        ))}
      </ul>
    </Section>
  );
}
