import type { ProductGridBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Actions } from '../../site/actions/Actions';
import { useStrings } from '../../site/SiteProvider';
import grid from '../../ui/grid/grid.module.css';
import { Section } from '../../ui/section/Section';
import tiles from '../../ui/grid/tiles.module.css';
import { ProductTile } from '../../widgets/product-tile/ProductTile';

/** Chosen products as tiles with their add buttons. */
export default function ProductGrid(props: BlockProps<ProductGridBlock>) {
  const { addToList } = useStrings();
  return (
    <Section {...props}>
      <ul className={tiles.tiles}>
        {props.items.map(({ product, specification, price }) => (
          <li key={product.id}>
            <ProductTile
              product={product}
              specification={specification}
              price={price}
              wording={props.wording}
              addLabel={addToList}
            />
          </li>
        ))}
      </ul>
      {props.actions && (
        <div className={grid.after}>
          <Actions actions={props.actions} look="outline" />
        </div>
      )}
    </Section>
  );
}
