import type { InterfaceStrings, ListingContext } from '../../../generated/types';
import { fill } from '../../../cart/fill';
import { useSite, useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { Said } from '../../../ui/said/Said';
import { sentences } from '../../../ui/sentences';
import { Loading } from '../../../widgets/loading/Loading';
import { NextSteps } from '../../../widgets/next-steps/NextSteps';
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
  const { term, count, products, named, status } = shown;
  const isEmpty = count === 0;
  // No 'No products found' above the products that are meant, or while they are being looked up.
  const isSettled = named === null && !otherwise && !shown.catalogue.isLooking;
  const isTold = !isEmpty || isSettled;
  // In the order in which they stand on the page.
  const said = sentences([
    otherwise?.isAbove ? otherwise.spoken : '',
    isEmpty && named ? nameOf(named, strings) : '',
    isTold ? status.said : '',
    otherwise?.isAbove === false ? otherwise.spoken : '',
  ]);
  return (
    <>
      <Group of={otherwise} isAbove />
      <p id="listing-count" className={css.status}>
        {isEmpty && named && <GoToProduct product={named} />}
        {/* In an element of its own: translators move texts, and React would not find it again. */}
        {isTold && <span>{status.shown}</span>}
      </p>
      <Said text={said} about={status.about} isBrief={status.isLoading} />
      {shown.failed && (
        <p className={css.goTo}>
          <button type="button" className={buttonClass({ small: true })} onClick={shown.retry}>
            {strings.retry}
          </button>
        </p>
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
    </>
  );
}

/** The second group, in its one place of two. */
function Group({ of, isAbove }: { of: Otherwise | undefined; isAbove: boolean }) {
  return of?.isAbove === isAbove ? of.drawn : null;
}

/** Links to the product whose code is the search term [L19]. */
function GoToProduct({ product }: { product: NamedProduct }) {
  const { strings, store } = useSite<'store'>();
  return <a href={store.addresses.product + product.page}>{nameOf(product, strings)}</a>;
}

const nameOf = ({ code, name }: NamedProduct, { goToProduct }: InterfaceStrings): string =>
  fill(goToProduct, { code, name });
