import { useEffect, useMemo, useRef } from 'react';
import { fill } from '../../../cart/fill';
import { useSite, useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { useLoaded } from '../../../ui/useLoaded';
import { Loading } from '../../../widgets/loading/Loading';
import { useAnswer } from '../../../widgets/search/useAnswer';
import { MAX_COMPARED, MIN_COMPARED } from '../comparing';
import type { ShownListing } from '../useListing';
import css from './compare-bar.module.css';
import { searchOf } from '../../../catalogue/search/searchOf';

const loadComparison = () => import('./Comparison');

/** The comparison, with what the search knows of its products. Both are fetched when it is opened. */
export function Opened({
  shown,
  isAsked,
  onRemove,
  onClose,
}: {
  shown: ShownListing;
  isAsked: boolean;
  onRemove: (id: string) => void;
  onClose: () => void;
}) {
  const search = searchOf(useSite<'store'>().store);
  const strings = useStrings();
  const code = useLoaded(true, loadComparison);
  const { compared } = shown.state;
  const request = useMemo(() => ({ q: '', ids: compared, withFacets: false }), [compared]);
  const { answer, failed, retry } = useAnswer(search, request);
  if (failed && !answer)
    return (
      <p role="alert">
        <span>{strings.productsLost}</span>{' '}
        <button type="button" className={buttonClass({ small: true })} onClick={retry}>
          {strings.retry}
        </button>
      </p>
    );
  if (!code || !answer) return <Loading label={strings.loadingProducts} />;
  return (
    <code.Comparison
      products={answer.hits.filter(({ id }) => compared.includes(id))}
      summaries={shown.all}
      isAsked={isAsked}
      onRemove={onRemove}
      onClose={onClose}
    />
  );
}

/** At the lower edge of the screen while products are chosen for a comparison: opens it, or forgets them. */
export function CompareBar({
  count,
  isAsked,
  onOpen,
  onClear,
}: {
  count: number;
  /** Whether a button of the comparison has brought it back, which is gone now: then it takes the focus. */
  isAsked: boolean;
  onOpen: () => void;
  onClear: () => void;
}) {
  const strings = useStrings();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) bar.current?.querySelector('button')?.focus();
  }, [isAsked]);
  return (
    <div ref={bar} className={css.bar}>
      <p role="status">
        <span>{fill(strings.compareChosen, { count, most: MAX_COMPARED })}</span>
      </p>
      {count >= MIN_COMPARED && (
        <button type="button" className={buttonClass({ small: true })} onClick={onOpen}>
          {strings.compare}
        </button>
      )}
      <button
        type="button"
        className={buttonClass({ small: true, look: 'outline' })}
        onClick={() => {
          focusChosen();
          onClear();
        }}
      >
        {strings.clear}
      </button>
    </div>
  );
}

/** The bar is about to go: the focus goes to the first product that was chosen, or to the search above the products. */
function focusChosen(): void {
  const chosen = document.querySelector<HTMLElement>('article input:checked');
  (chosen ?? document.getElementById('listing-search'))?.focus();
}
