import cx from 'classnames';
import { fill } from '../../cart/fill';
import { useSite, useStrings } from '../../site/SiteProvider';
import type { ListingContext, ProductListingBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { Section } from '../../ui/section/Section';
import { Loading } from '../../widgets/loading/Loading';
import { useArriving } from '../../widgets/loading/useArriving';
import { Found } from './parts/Found';
import { SearchBox } from './parts/SearchBox';
import css from './product-listing.module.css';
import { useListing } from './useListing';

/** In characters: a longer heading is no category name, so it is set small and truncated. */
const MAX_CATEGORY_NAME_LENGTH = 60;

/** The category in the address; an unknown one says so and offers help [L10]. */
export default function ProductListing({ context }: BlockProps<ProductListingBlock>) {
  const { strings, store } = useSite<'store'>();
  const { listing } = context;
  if (!listing) return null;
  const { heading, known } = listing;
  return (
    <Section>
      <a className="more" href={store.addresses.home}>
        {strings.backToStore}
      </a>
      <h1 className={cx(css.heading, heading.length > MAX_CATEGORY_NAME_LENGTH && css.long)}>
        {known ? <Heading listing={listing} /> : <bdi>{heading}</bdi>}
      </h1>
      <Body listing={listing} opened={context.opened} />
    </Section>
  );
}

function Heading({ listing }: { listing: ListingContext }) {
  const { pageOf } = useStrings();
  const { heading, page } = listing;
  return page === 1 ? heading : fill(pageOf, { name: heading, n: page });
}

/** Everything below the heading; after a navigation inside the site it waits for the load delay [L13]. */
function Body({ listing, opened }: { listing: ListingContext; opened: boolean | undefined }) {
  const { loadingProducts } = useStrings();
  const arriving = useArriving(opened);
  const shown = useListing(listing);
  return (
    <div aria-busy={arriving || shown.coming}>
      <SearchBox
        input={shown.input}
        typed={shown.typed}
        onType={shown.type}
        onFocus={shown.prepare}
      />
      {arriving ? <Loading label={loadingProducts} /> : <Found listing={listing} shown={shown} />}
    </div>
  );
}
