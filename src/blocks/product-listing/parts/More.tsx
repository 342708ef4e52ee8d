import type { ListingContext } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { hasModifier } from '../../../ui/hasModifier';
import type { ShownListing } from '../useListing';
import css from './more.module.css';

/**
 * How much of a long listing is shown, and 'Show more' with its loading and error states. Without JavaScript it is a
 * link to the next page.
 */
export function More({ listing, shown }: { listing: ListingContext; shown: ShownListing }) {
  const strings = useStrings();
  const { from, products, count, hasMore, showMore, term, coming, failed, retry, state } = shown;
  const isPart = from > 0 || hasMore;
  if (!isPart || count === undefined) return null;
  const known = fill(strings.shownOf, { from: from + 1, to: from + products.length, count });
  // The next page, as it was built, has all products of the listing in their order.
  const isBuilt = !term && state.sort === '' && Object.keys(state.filters).length === 0;
  const goOn = () => {
    if (failed) retry();
    else if (!coming) showMore();
  };
  const look = { className: buttonClass({ look: 'outline' }), 'aria-busy': coming };
  const offered = failed ? strings.retry : strings.showMore;
  const label = coming ? strings.loadingProducts : offered;
  return (
    <div className={css.more} data-early="product-listing">
      <p ref={failed ? intoView : undefined}>{failed ? strings.productsLost : known}</p>
      {hasMore &&
        (listing.next && isBuilt ? (
          <a
            {...look}
            href={listing.next}
            onClick={(event) => {
              if (hasModifier(event)) return;
              event.preventDefault();
              goOn();
            }}
          >
            {label}
          </a>
        ) : (
          <button type="button" {...look} onClick={goOn}>
            {label}
          </button>
        ))}
    </div>
  );
}

/** Cards that are laid out late may have moved it away from who has asked for more. */
const intoView = (text: HTMLElement | null): void => text?.scrollIntoView({ block: 'nearest' });
