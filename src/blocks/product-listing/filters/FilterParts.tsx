import type { ShownListing } from '../useListing';
import { Chips } from './Chips';
import { FilterDrawer } from './FilterDrawer';

/** Below the order of a listing: the chosen filters, and the drawer while it is open. */
export function FilterParts({
  shown,
  isOpen,
  onClose,
}: {
  shown: ShownListing;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { catalogue, state, choose } = shown;
  return (
    <>
      <Chips
        facets={catalogue.facets}
        filters={state.filters}
        onChange={(filters) => choose({ filters })}
      />
      {isOpen && <FilterDrawer shown={shown} onClose={onClose} />}
    </>
  );
}
