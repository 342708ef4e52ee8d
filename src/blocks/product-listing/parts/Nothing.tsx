import type { ListingContext } from '../../../generated/types';
import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import type { ShownListing } from '../useListing';
import css from './found.module.css';
import { Offers } from './Offers';

/** The empty state: below the quoted text, ways to go on [L10] [A10]. */
export function Nothing({
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
  const { term, type, input, choose } = shown;
  const isFiltered = Object.keys(shown.state.filters).length > 0 && shown.isNarrowed;
  // The stand-in page for unknown categories does not know in its HTML which one was requested.
  const asked = term || (listing.slug && listing.heading);
  const clear = () => {
    type('');
    input.current?.focus();
  };
  return (
    <>
      <div className={css.buttons}>
        {isFiltered && (
          <button
            type="button"
            className={buttonClass()}
            onClick={() => {
              choose({ filters: {} });
              input.current?.focus();
            }}
          >
            {strings.clearFilters}
          </button>
        )}
        {term !== '' && (
          <button
            type="button"
            className={buttonClass({ look: isFiltered ? 'outline' : 'primary' })}
            onClick={clear}
          >
            {strings.clearSearch}
          </button>
        )}
        <a
          className={buttonClass({ look: term || isFiltered ? 'outline' : 'primary' })}
          href={store.addresses.home}
        >
          {strings.returnToStore}
        </a>
      </div>
      {asked && !isNamed && !(isFiltered && term === '') && (
        <NextSteps term={asked} search={term !== '' && listing.slug !== 'all'} />
      )}
      <Offers offers={listing.offers} />
    </>
  );
}
