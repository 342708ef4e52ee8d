import type { ProductListingBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { useStrings } from '../../site/SiteProvider';
import { buttonClass } from '../../ui/button/buttonClass';
import tiles from '../../ui/grid/tiles.module.css';
import { Section } from '../../ui/section/Section';
import { ProductTile } from '../../widgets/product-tile/ProductTile';
import css from './product-listing.module.css';

/** The products of the category that the address names; an unknown one says so and helps on (spec R2). */
export default function ProductListing({ context }: BlockProps<ProductListingBlock>) {
  const strings = useStrings();
  const { listing } = context;
  if (!listing) return null;
  return (
    <Section>
      <a className="more" href="/store">
        {strings.backToStore}
      </a>
      <h1 className={css.heading}>{listing.heading}</h1>
      {listing.products.length > 0 ? (
        <ul className={tiles.tiles}>
          {listing.products.map((product) => (
            <li key={product.id}>
              <ProductTile product={product} addLabel={strings.addToList} heading="h2" />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <p className={css.empty}>{strings.emptyCategory}</p>
          <a className={buttonClass()} href="/store">
            {strings.returnToStore}
          </a>
          <ul className={css.offers}>
            {listing.offers.map(({ id, name, description }) => (
              <li key={id} className={css.offer}>
                <a href={`/store/category/${id}`}>{name}</a>
                <p>{description}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
