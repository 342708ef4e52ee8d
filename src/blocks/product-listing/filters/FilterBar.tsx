import { useState } from 'react';
import { useLoaded } from '../../../ui/useLoaded';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { notices } from '../../../widgets/notices/noticeStore';
import type { ShownListing } from '../useListing';
import css from './filter-bar.module.css';
import { sortChoices } from './sortChoices';

const loadParts = () => import('./FilterParts');

/** Above the products of a listing: the drawer's button on small screens, the order, and the chosen filters. */
export function FilterBar({ shown, onWanted }: { shown: ShownListing; onWanted: () => void }) {
  const strings = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const { catalogue, state, choose } = shown;
  const count = Object.keys(state.filters).filter((key) =>
    catalogue.facets.some((facet) => facet.key === key),
  ).length;
  // Fetched where they are shown, because many visitors of a listing filter nothing.
  const parts = useLoaded(isOpen || Object.keys(state.filters).length > 0, loadParts);
  const choices = sortChoices(catalogue.facets, strings);
  // An order that the address asks for stands in the choice, even where it is none.
  const sort = choices.some((one) => one.sort === state.sort) ? state.sort : '';
  const open = async () => {
    onWanted();
    try {
      await loadParts();
      setIsOpen(true);
    } catch {
      // Without a network. Nor does the drawer open by itself once there is one again.
      notices.add({ id: 'filters-lost', type: 'error', title: strings.productsLost });
    }
  };
  return (
    <div className={css.bar} data-scripted="">
      <div className={css.row}>
        <button
          type="button"
          className={`${buttonClass({ look: 'outline', small: true })} ${css.open}`}
          aria-haspopup="dialog"
          onClick={() => void open()}
        >
          {count > 0 ? fill(strings.filtersOn, { count }) : strings.filters}
        </button>
        <label className={css.sort}>
          <span>{strings.sortBy}</span>
          <select
            value={sort}
            onPointerDown={onWanted}
            onFocus={onWanted}
            onChange={(event) => choose({ sort: event.target.value })}
          >
            {choices.map((one) => (
              <option key={one.sort} value={one.sort}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      </div>
      {parts && (
        <parts.FilterParts shown={shown} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
