import { useState } from 'react';
import type { ListingContext } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useSite, useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Loading } from '../../../widgets/loading/Loading';
import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import { countOf } from '../countOf';
import type { NamedProduct, Otherwise } from '../findings';
import type { ShownListing } from '../useListing';
import { Cards } from './Cards';
import css from './found.module.css';
import { More } from './More';
import { Nothing } from './Nothing';

/** The search result, or what to do if there is none. */
export function Found({
  listing,
  shown,
  otherwise,
}: {
  listing: ListingContext;
  shown: ShownListing;
  otherwise: Otherwise | undefined;
}) {
  const strings = useStrings();
  const { term, count, products, named } = shown;
  const isEmpty = count === 0;
  const status = useStatus(listing, shown);
  // No 'No products found' above the products that are meant, or while they are being looked up.
  const isSettled = named === null && !otherwise && !shown.catalogue.isLooking;
  return (
    <>
      <Group of={otherwise} isAbove />
      <p className={css.status} role="status">
        {isEmpty && named && <GoToProduct product={named} />}
        {/* In an element of its own: translators move texts, and React would not find it again. */}
        {(!isEmpty || isSettled) && (
          <span className={status.isOnlySaid ? 'visually-hidden' : undefined}>{status.text}</span>
        )}
      </p>
      {shown.failed && (
        <button type="button" className={buttonClass({ small: true })} onClick={shown.retry}>
          {strings.retry}
        </button>
      )}
      {/* Without an endpoint nothing can be found, but the team can be asked. */}
      {shown.failed && shown.isRemote && term !== '' && <NextSteps term={term} search={false} />}
      {!isEmpty && named && (
        <p className={css.goTo}>
          <GoToProduct product={named} />
        </p>
      )}
      {isEmpty ? (
        (isSettled || named) && <Nothing listing={listing} shown={shown} isNamed={!!named} />
      ) : (
        <div>
          {listing.previous && term === '' && !shown.isNarrowed && (
            <p className={css.previous}>
              <a href={listing.previous}>{strings.previousProducts}</a>
            </p>
          )}
          <Cards products={products} asked={shown.asked} />
          <More listing={listing} shown={shown} />
          {shown.returning && <Loading label={strings.loadingProducts} />}
        </div>
      )}
      <Group of={otherwise} isAbove={false} />
      {/* Always there, because screen readers follow only regions that they know already. */}
      <p className="visually-hidden" aria-live="polite">
        <span>{otherwise?.spoken}</span>
      </p>
    </>
  );
}

/** The second group, in its one place of two. */
function Group({ of, isAbove }: { of: Otherwise | undefined; isAbove: boolean }) {
  return of?.isAbove === isAbove ? of.drawn : null;
}

/** Links to the product whose code is the search term [L19]. */
function GoToProduct({ product: { code, name, page } }: { product: NamedProduct }) {
  const { strings, store } = useSite<'store'>();
  return <a href={store.addresses.product + page}>{fill(strings.goToProduct, { code, name })}</a>;
}

/**
 * The result count as text, for the live region too [L16]. Once a search or the filters have been cleared, how many are
 * shown is only said: who sees the list needs no count of it.
 */
function useStatus(
  listing: ListingContext,
  shown: ShownListing,
): { text: string; isOnlySaid: boolean } {
  const strings = useStrings();
  const [wasAsked, setWasAsked] = useState(false);
  if (!wasAsked && (shown.term !== '' || shown.isNarrowed)) setWasAsked(true);
  const text = useCount(listing, shown);
  const { count, from, products } = shown;
  if (text !== '' || !wasAsked || count === undefined) return { text, isOnlySaid: false };
  return {
    text: countOf(strings, { from, shown: products.length, total: count }),
    isOnlySaid: true,
  };
}

function useCount(listing: ListingContext, shown: ShownListing): string {
  const strings = useStrings();
  const { term, count, coming, failed, returning, isNarrowed } = shown;
  if (failed) return strings.productsLost;
  if (coming && !returning) return strings.loadingProducts;
  if (count === undefined) return '';
  if (term !== '')
    return count > 0
      ? fill(strings.foundProducts, { count, term })
      : fill(strings.noMatch, { term, category: listing.heading });
  if (isNarrowed) return count > 0 ? fill(strings.filteredCount, { count }) : strings.noneLeft;
  return count === 0 ? strings.emptyCategory : '';
}
