import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../cart/fill';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass, iconButton } from '../../../ui/button/buttonClass';
import { Icon } from '../../../ui/icon/Icon';
import { CROSS } from '../../../ui/icon/icons';
import { Said } from '../../../ui/said/Said';
import { Loading } from '../../../widgets/loading/Loading';
import type { ShownListing } from '../useListing';
import css from './filter-drawer.module.css';
import { FilterPanel } from './FilterPanel';

/** The filters on small screens: a dialog beside which the products change. */
export function FilterDrawer({ shown, onClose }: { shown: ShownListing; onClose: () => void }) {
  const strings = useStrings();
  const dialog = useRef<HTMLDialogElement>(null);
  const { count, catalogue, more, term, status } = shown;
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const close = () => dialog.current?.close();
  // What was left before it was opened has been said.
  const [before] = useState(status.about);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && status.about !== before) setHasChanged(true);
  const total = (count ?? 0) + (term === '' ? 0 : more.length);
  return (
    <dialog
      ref={dialog}
      className={css.drawer}
      aria-label={strings.filters}
      onClose={onClose}
      closedby="any"
    >
      <div className={css.inside}>
        <div className={css.head}>
          <h2>{strings.filters}</h2>
          <button type="button" className={iconButton} aria-label={strings.dismiss} onClick={close}>
            <Icon nodes={CROSS} size={24} />
          </button>
        </div>
        <div className={css.facets}>
          {catalogue.facets.length > 0 ? (
            <FilterPanel shown={shown} />
          ) : catalogue.isLost ? (
            <p role="alert">{strings.productsLost}</p>
          ) : (
            <Loading label={strings.loading} />
          )}
        </div>
        <div className={css.foot}>
          {catalogue.isLost ? (
            <button type="button" className={buttonClass({ wide: true })} onClick={shown.retry}>
              {strings.retry}
            </button>
          ) : (
            <button type="button" className={buttonClass({ wide: true })} onClick={close}>
              {fill(strings.showFiltered, { count: total })}
            </button>
          )}
        </div>
        {/* What the page says cannot be heard beside a dialog. */}
        <Said
          text={hasChanged ? status.said : ''}
          about={status.about}
          isBrief={status.isLoading}
        />
      </div>
    </dialog>
  );
}
