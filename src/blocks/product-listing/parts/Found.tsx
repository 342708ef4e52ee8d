import type { ListingContext } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useSite, useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Loading } from '../../../widgets/loading/Loading';
import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import type { ShownListing } from '../useListing';
import { Cards } from './Cards';
import css from './found.module.css';
import { GoToProduct, useNamed } from './GoToProduct';
import { More } from './More';
import { Offers } from './Offers';

/** The search result, or what to do if there is none. */
export function Found({ listing, shown }: { listing: ListingContext; shown: ShownListing }) {
  const strings = useStrings();
  const { term, count, products } = shown;
  const isEmpty = count === 0;
  const named = useNamed(term, shown.all, !isEmpty);
  const status = useStatus(listing, shown);
  return (
    <>
      <p className={css.status} role="status">
        {/* No 'No products found' above the product that is meant, or while that is being looked up. */}
        {isEmpty && named && <GoToProduct product={named} />}
        {/* In an element of its own: translators move texts, and React would not find it again. */}
        {(!isEmpty || named === null) && <span>{status}</span>}
      </p>
      {shown.failed && (
        <button type="button" className={buttonClass({ small: true })} onClick={shown.retry}>
          {strings.retry}
        </button>
      )}
      {!isEmpty && named && (
        <p className={css.goTo}>
          <GoToProduct product={named} />
        </p>
      )}
      {isEmpty ? (
        <Nothing listing={listing} shown={shown} isNamed={!!named} />
      ) : (
        <div>
          {listing.previous && term === '' && (
            <p className={css.previous}>
              <a href={listing.previous}>{strings.previousProducts}</a>
            </p>
          )}
          <Cards products={products} asked={shown.asked} />
          <More listing={listing} shown={shown} />
          {shown.returning && <Loading label={strings.loadingProducts} />}
        </div>
      )}
    </>
  );
}

/** The result count as text, for the live region too [L16]. */
function useStatus(
  listing: ListingContext,
  { term, count, coming, failed, returning }: ShownListing,
): string {
  const strings = useStrings();
  if (failed) return strings.productsLost;
  if (coming && !returning) return strings.loadingProducts;
  if (term === '' || count === undefined) return count === 0 ? strings.emptyCategory : '';
  if (count > 0) return fill(strings.foundProducts, { count, term });
  return fill(strings.noMatch, { term, category: listing.heading });
}

/** The empty state: the quoted text, then ways to go on [L10] [A10]. */
function Nothing({
  listing,
  shown,
  isNamed,
}: {
  listing: ListingContext;
  shown: ShownListing;
  /** Whether the term is the code of a product elsewhere. */
  isNamed: boolean;
}) {
  const { strings, store } = useSite<'store'>();
  const { term, type, input } = shown;
  // The stand-in page for unknown categories does not know in its HTML which one was requested.
  const asked = term || (listing.slug && listing.heading);
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <>
      <div className={css.buttons}>
        {term !== '' && (
          <button type="button" className={buttonClass()} onClick={clear}>
            {strings.clearSearch}
          </button>
        )}
        <a
          className={buttonClass({ look: term ? 'outline' : 'primary' })}
          href={store.addresses.home}
        >
          {strings.returnToStore}
        </a>
      </div>
      {asked && !isNamed && (
        <NextSteps term={asked} search={term !== '' && listing.slug !== 'all'} />
      )}
      <Offers offers={listing.offers} />
    </>
  );
}
