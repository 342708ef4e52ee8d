import { useLayoutEffect, useState } from 'react';
import { fill } from '../../../cart/fill';
import { PAGE_SIZE } from '../../../catalogue/pageSize';
import type { InterfaceStrings, ListingContext } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import { countOf } from '../countOf';
import type { Findings, Otherwise } from '../findings';
import { Cards } from '../parts/Cards';
import type { ShownListing } from '../useListing';
import css from './found-otherwise.module.css';
import { useCatalogue } from './useCatalogue';
import { useNamed } from './useNamed';

/** Asks the search about a listing, and tells it what was found. This file is fetched once something is asked. */
export function AskCatalogue({
  listing,
  shown,
  wantsFacets,
  onFound,
}: {
  listing: ListingContext;
  shown: ShownListing;
  /** Whether its filters are shown or about to be. */
  wantsFacets: boolean;
  onFound: (findings: Findings) => void;
}) {
  const { term, count, all } = shown;
  const { filters, sort } = shown.state;
  const { from, isRemote } = shown;
  const pages = isRemote ? Math.ceil((from + (shown.state.shown ?? PAGE_SIZE)) / PAGE_SIZE) : 0;
  const skipped = Math.floor(from / PAGE_SIZE);
  const catalogue = useCatalogue(listing, shown, { term, wantsFacets, pages, skipped });
  const named = useNamed(term, all, count !== 0);
  // Before the next frame, so that no frame shows what was found before.
  useLayoutEffect(() => {
    onFound({ of: { term, filters, sort }, catalogue, named });
  }, [onFound, term, filters, sort, catalogue, named]);
  return null;
}

/** The second group; undefined if nothing was found but the first. */
export function otherwiseOf(shown: ShownListing, strings: InterfaceStrings): Otherwise | undefined {
  const { term, more, catalogue } = shown;
  const found = catalogue.more;
  if (term === '' || !found || more.length === 0) return undefined;
  const missing = found.match === 'similar' ? catalogue.moreOf : undefined;
  const heading =
    missing === undefined ? strings.foundOtherwise : fill(strings.noPart, { term: missing });
  const { isAbove, total, ids } = found;
  const count = countOf(strings, { from: 0, shown: more.length, total });
  const texts = { heading, count, missing, isAbove, hasMore: ids.length < total };
  return {
    isAbove,
    spoken: `${heading} ${count}`,
    drawn: <FoundOtherwise shown={shown} texts={texts} />,
  };
}

/** The second group: what was found by code, specification, unit or a corrected word, said as such. */
function FoundOtherwise({
  shown,
  texts: { heading, count, missing, isAbove, hasMore },
}: {
  shown: ShownListing;
  texts: {
    heading: string;
    /** How many it has. */
    count: string;
    /** The search term if there is no such product, and those of the group are only similar. */
    missing: string | undefined;
    isAbove: boolean;
    /** Whether there are more than are shown. */
    hasMore: boolean;
  };
}) {
  const strings = useStrings();
  // The button may go with the last ones: the first of the new cards takes its focus.
  const [isAsked, setIsAsked] = useState(false);
  const showMore = () => {
    setIsAsked(true);
    shown.catalogue.showMore();
  };
  return (
    <section className={isAbove ? css.above : css.below}>
      <h2 className={css.heading}>{heading}</h2>
      <p className={css.count}>{count}</p>
      {missing !== undefined && <NextSteps term={missing} search={false} />}
      <Cards products={shown.more} asked={isAsked} heading="h3" />
      {hasMore && (
        <p className={css.more}>
          <button type="button" className={buttonClass({ look: 'outline' })} onClick={showMore}>
            {strings.showMore}
          </button>
        </p>
      )}
    </section>
  );
}
