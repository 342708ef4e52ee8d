import cx from 'classnames';
import { useCallback, useState, type ReactNode } from 'react';
import { fill } from '../../cart/fill';
import { useSite, useStrings } from '../../site/SiteProvider';
import type { ListingContext, ProductListingBlock } from '../../generated/types';
import type { BlockProps } from '../../page/block';
import { isThrifty } from '../../ui/isThrifty';
import { Section } from '../../ui/section/Section';
import { useHydrated } from '../../ui/useHydrated';
import { useLoaded } from '../../ui/useLoaded';
import { Loading } from '../../widgets/loading/Loading';
import { useArriving } from '../../widgets/loading/useArriving';
import { CompareProducts } from './compare/CompareProducts';
import { FilterBar } from './filters/FilterBar';
import { useWide } from './filters/useWide';
import { Brands } from './parts/Brands';
import { Found } from './parts/Found';
import { SearchBox } from './parts/SearchBox';
import css from './product-listing.module.css';
import { useListing, type ShownListing } from './useListing';

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
      <Brands brands={listing.brands} />
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
  const strings = useStrings();
  const { search } = useSite<'store'>().store;
  const arriving = useArriving(opened);
  const facets = useFacetsWanted(listing.filters === true && search !== undefined);
  const shown = useListing(listing, facets.areWanted);
  const asking = useAsking(shown);
  return (
    <div aria-busy={arriving || shown.coming}>
      {asking && (
        <asking.AskCatalogue
          listing={listing}
          shown={shown}
          wantsFacets={facets.areWanted}
          onFound={shown.onFound}
        />
      )}
      <SearchBox
        place={listing.heading}
        input={shown.input}
        typed={shown.typed}
        onType={shown.type}
        onFocus={shown.prepare}
      />
      {arriving ? (
        <Loading label={strings.loadingProducts} />
      ) : (
        <Products shown={shown} facets={facets}>
          <Found listing={listing} shown={shown} otherwise={asking?.otherwiseOf(shown, strings)} />
        </Products>
      )}
    </div>
  );
}

/** What asks the search: fetched once it is wanted, because most visitors of a listing ask nothing. */
function useAsking({ asks, setIsLost }: ShownListing) {
  const load = useCallback(
    () =>
      import('./asking/Asking').catch((error: unknown) => {
        setIsLost(true);
        throw error;
      }),
    [setIsLost],
  );
  return useLoaded(asks, load);
}

/** The products, with filters and comparison where there is something to filter by. */
function Products({
  shown,
  facets,
  children,
}: {
  shown: ShownListing;
  facets: FacetsWanted;
  children: ReactNode;
}) {
  if (!facets.hasFilters) return children;
  return (
    <WithFilters shown={shown} isWide={facets.isWide} onWanted={facets.want}>
      <CompareProducts shown={shown}>{children}</CompareProducts>
    </WithFilters>
  );
}

interface FacetsWanted {
  hasFilters: boolean;
  /** Whether there is room for them beside the products. */
  isWide: boolean;
  areWanted: boolean;
  want: () => void;
}

/** When the filters of a listing are fetched: where there is room for them at once, elsewhere when they are opened. */
function useFacetsWanted(hasFilters: boolean): FacetsWanted {
  const hydrated = useHydrated();
  const isWide = useWide();
  const [isAsked, setIsAsked] = useState(false);
  return {
    hasFilters,
    isWide,
    areWanted: hasFilters && hydrated && (isAsked || (isWide && !isThrifty())),
    want: useCallback(() => setIsAsked(true), []),
  };
}

const loadPanel = () => import('./filters/FilterPanel');

/** The products with their filters: beside them on wide screens, in a drawer on others. */
function WithFilters({
  shown,
  isWide,
  onWanted,
  children,
}: {
  shown: ShownListing;
  isWide: boolean;
  onWanted: () => void;
  children: ReactNode;
}) {
  const { filters } = useStrings();
  const panel = useLoaded(isWide, loadPanel);
  return (
    <div className={css.columns}>
      <section
        className={css.filters}
        aria-label={filters}
        data-scripted=""
        hidden={shown.catalogue.isLost}
      >
        {isWide && panel && <panel.FilterPanel shown={shown} />}
      </section>
      <div className={css.products}>
        <FilterBar shown={shown} onWanted={onWanted} />
        {children}
      </div>
    </div>
  );
}
