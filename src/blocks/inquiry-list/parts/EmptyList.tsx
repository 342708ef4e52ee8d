import { useSite } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import css from '../inquiry-list.module.css';
import type { CartView } from '../useCartView';

/** The empty state; after 'Clear list' it offers Undo [I12]. */
export function EmptyList({
  view: { cleared },
  contact,
}: {
  view: CartView;
  contact: string | undefined;
}) {
  const { strings, store } = useSite<'store'>();
  return (
    <>
      <h2 tabIndex={-1} data-state="">
        {strings.listEmpty}
      </h2>
      <p className={css.empty}>{strings.listEmptyText}</p>
      <div className={css.actions}>
        <a className={buttonClass()} href={store.addresses.home}>
          {strings.browseProducts}
        </a>
        {cleared && (
          <button type="button" className={buttonClass({ look: 'outline' })} onClick={cleared}>
            {strings.bringBack}
          </button>
        )}
        {contact && (
          <a className="more" href={contact}>
            {strings.askInstead}
          </a>
        )}
      </div>
    </>
  );
}
