import { fill } from '../../../cart/fill';
import type { InterfaceStrings } from '../../../generated/types';
import { useStrings } from '../../../site/SiteProvider';
import { NextSteps } from '../../../widgets/next-steps/NextSteps';
import type { ShownListing } from '../useListing';
import { Cards } from './Cards';
import css from './found-otherwise.module.css';

/** What is said above the second group of a listing. */
export interface Otherwise {
  heading: string;
  /** How many it has. */
  count: string;
  /** The search term if there is no such product, and those of the group are only similar. */
  missing: string | undefined;
  /** Whether it stands above the first group, because a code is met exactly. */
  isAbove: boolean;
}

/** Texts of the second group; undefined if nothing was found but the first. */
export function useOtherwise({ term, more, catalogue }: ShownListing): Otherwise | undefined {
  const strings = useStrings();
  const found = catalogue.more;
  if (term === '' || !found || more.length === 0) return undefined;
  const isSimilar = found.match === 'similar';
  return {
    heading: isSimilar ? fill(strings.noPart, { term: catalogue.moreOf }) : strings.foundOtherwise,
    count: countOf(strings, found.total, more.length),
    missing: isSimilar ? catalogue.moreOf : undefined,
    isAbove: found.isAbove,
  };
}

function countOf(strings: InterfaceStrings, total: number, shown: number): string {
  if (total > shown) return fill(strings.shownOf, { from: 1, to: shown, count: total });
  return total === 1 ? strings.productCountOne : fill(strings.productCount, { count: total });
}

/** The second group: what was found by code, specification, unit or a corrected word, said as such. */
export function FoundOtherwise({
  shown,
  otherwise: { heading, count, missing, isAbove },
}: {
  shown: ShownListing;
  otherwise: Otherwise;
}) {
  return (
    <section className={isAbove ? css.above : css.below}>
      <h2 className={css.heading}>{heading}</h2>
      <p className={css.count}>{count}</p>
      {missing !== undefined && <NextSteps term={missing} search={false} />}
      <Cards products={shown.more} asked={false} heading="h3" />
    </section>
  );
}
