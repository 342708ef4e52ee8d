import type { MouseEvent } from 'react';
import type { ListingContext } from '../../../generated/types';
import { fill } from '../../../site/fill';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import type { ShownListing } from '../useListing';
import css from './more.module.css';

/** How much of a long listing is shown, and what shows more. Without scripts that is a link to the next page. */
export function More({ listing, shown }: { listing: ListingContext; shown: ShownListing }) {
  const strings = useStrings();
  const { from, products, count, hasMore, showMore, term } = shown;
  const isPart = from > 0 || hasMore;
  if (!isPart || count === undefined) return null;
  const look = buttonClass({ look: 'outline' });
  return (
    <div className={css.more}>
      <p>{fill(strings.shownOf, { from: from + 1, to: from + products.length, count })}</p>
      {hasMore &&
        (listing.next && !term ? (
          <a
            className={look}
            href={listing.next}
            onClick={(event) => {
              if (isPlain(event)) {
                event.preventDefault();
                showMore();
              }
            }}
          >
            {strings.showMore}
          </a>
        ) : (
          <button type="button" className={look} onClick={showMore}>
            {strings.showMore}
          </button>
        ))}
    </div>
  );
}

/** Not one that asks for a new tab. */
function isPlain({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
