import type { ProductContext, ProductDetailBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useStrings } from '../../site/SiteProvider';
import { buttonClass } from '../../ui/button/buttonClass';
import tiles from '../../ui/grid/tiles.module.css';
import { Picture } from '../../ui/picture/Picture';
import { Section } from '../../ui/section/Section';
import { ProductTile } from '../../widgets/product-tile/ProductTile';
import css from './product-detail.module.css';

/** The product that the address names. */
export default function ProductDetail({ context }: BlockProps<ProductDetailBlock>) {
  const strings = useStrings();
  const { product } = context;
  if (!product) return <ProductNotFound />;
  return (
    <Section>
      <p className={css.path}>
        <a href="/store">{strings.backToProducts}</a> /{' '}
        <a href={product.categoryPath}>{product.category}</a>
      </p>
      <div className={css.product}>
        <div className={css.figure}>
          <Picture image={product.image} eager />
        </div>
        <div>
          <p className={css.code}>
            {strings.productCode} {product.id}
          </p>
          <h1>{product.name}</h1>
          <p className={css.text}>{product.description}</p>
          <button
            type="button"
            className={buttonClass()}
            data-inquiry-add={product.id}
            data-inquiry-name={product.name}
            data-inquiry-image={product.image.src}
            data-inquiry-category={product.category}
          >
            {strings.addToList}
          </button>
          <Specifications product={product} />
        </div>
      </div>
      {product.related.length > 0 && (
        <>
          <h2 className={css.related}>{product.category}</h2>
          <ul className={tiles.tiles}>
            {product.related.map((other) => (
              <li key={other.id}>
                <ProductTile product={other} addLabel={strings.addToList} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

/** For an address that names no product (spec 8). */
function ProductNotFound() {
  const strings = useStrings();
  return (
    <Section>
      <h1>{strings.productNotFound}</h1>
      <p className={css.text}>{strings.productNotFoundText}</p>
      <a className={buttonClass()} href="/store">
        {strings.returnToStore}
      </a>
    </Section>
  );
}

/** The fixed brand and the made model number first, then the figures of the product (spec R20). */
function Specifications({ product }: { product: ProductContext }) {
  const strings = useStrings();
  const rows = [
    { name: strings.brand, value: product.brand },
    { name: strings.model, value: product.model },
    ...product.specifications,
  ];
  return (
    <>
      <h2 className={css.tableHeading}>{strings.specifications}</h2>
      <dl className={css.table}>
        {rows.map(({ name, value, ...row }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value} {'unit' in row && row.unit}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
