import { useEffect, useRef, useState } from 'react';
import { parseShare, type SharedList } from '../../../cart/parseShare';
import { fill } from '../../../cart/fill';
import { addedSince } from '../../../cart/addedSince';
import { addItems } from '../../../cart/items';
import { useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { notices } from '../../../widgets/notices/noticeStore';
import css from '../shared-offer.module.css';
import { idsToAsk, offerOf } from '../sharedOffer';
import type { CartView } from '../useCartView';
import { useKnown } from '../useKnown';
import { SharedLines } from './SharedLines';

/** Offers the list of a share link; nothing is added before the visitor agrees. */
export function SharedOffer({ view }: { view: CartView }) {
  const [shared, setShared] = useState(() => parseShare(location.search + location.hash));
  useEffect(() => {
    // Back and Forward may change the link without leaving the page.
    const onMove = () => setShared(parseShare(location.search + location.hash));
    window.addEventListener('popstate', onMove);
    return () => window.removeEventListener('popstate', onMove);
  }, []);
  if (!shared) return null;
  const close = () => {
    // Remove it from the address, so that a reload does not ask again.
    history.replaceState(history.state, '', location.pathname);
    // The button that was pressed goes with the offer.
    document.querySelector<HTMLElement>('[data-state]')?.focus({ preventScroll: true });
    setShared(undefined);
  };
  return <Offered shared={shared} view={view} onClose={close} />;
}

function Offered({
  shared,
  view: { cart, items },
  onClose,
}: {
  shared: SharedList;
  view: CartView;
  onClose: () => void;
}) {
  const strings = useStrings();
  const { known, isSettled, retry } = useKnown(idsToAsk(shared));
  const [withUnknown, setWithUnknown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const offer = offerOf(shared, known);
  const wanted = [...offer.lines, ...(withUnknown ? offer.unknown : [])];
  const canAdd = isSettled && !offer.isPartial && wanted.length > 0;
  const take = (isReplacing: boolean) => {
    const before = cart.getSnapshot().items;
    cart.change((now) => addItems(isReplacing ? [] : now, wanted));
    const after = cart.getSnapshot().items;
    // What has been added in the meantime stays.
    const undo = () => cart.change((now) => addItems(before, addedSince(after, now)));
    notices.add({
      id: 'list',
      type: 'success',
      title: fill(strings.sharedAdded, { n: wanted.length }),
      action: { label: strings.undo, onClick: undo },
    });
    onClose();
  };
  return (
    <section className={css.offer} aria-labelledby="shared-list">
      <h2 id="shared-list" ref={heading} tabIndex={-1}>
        {strings.sharedList}
      </h2>
      {!isSettled && <p role="status">{strings.loadingProducts}</p>}
      {isSettled && offer.isPartial && (
        <>
          <p role="alert">{strings.loadFailed}</p>
          <button type="button" className={buttonClass({ look: 'outline' })} onClick={retry}>
            {strings.retry}
          </button>
        </>
      )}
      {isSettled && !offer.isPartial && (
        <SharedLines offer={offer} withUnknown={withUnknown} onChoose={setWithUnknown} />
      )}
      <div className={css.actions}>
        {canAdd && (
          <button type="button" className={buttonClass()} onClick={() => take(false)}>
            {strings.sharedAdd}
          </button>
        )}
        {canAdd && items.length > 0 && (
          <button
            type="button"
            className={buttonClass({ look: 'outline' })}
            onClick={() => take(true)}
          >
            {strings.sharedReplace}
          </button>
        )}
        <button type="button" className={buttonClass({ look: 'outline' })} onClick={onClose}>
          {items.length > 0 ? strings.sharedLeave : strings.sharedNo}
        </button>
      </div>
    </section>
  );
}
