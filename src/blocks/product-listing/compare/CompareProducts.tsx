import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ListingContext } from '../../../generated/types';
import { useSite, useStrings } from '../../../site/SiteProvider';
import { buttonClass } from '../../../ui/button/buttonClass';
import { useLoaded } from '../../../ui/useLoaded';
import { Loading } from '../../../widgets/loading/Loading';
import { useAnswer } from '../../../widgets/search/useAnswer';
import type { ShownListing } from '../useListing';
import { CompareBar } from './CompareBar';
import { ComparingContext, MIN_COMPARED, toggled } from '../comparing';

const loadComparison = () => import('./Comparison');

/** Lets visitors choose products of a listing and compare them: the comparison is above its products, in its address. */
export function CompareProducts({
  listing,
  shown,
  children,
}: {
  listing: ListingContext;
  shown: ShownListing;
  children: ReactNode;
}) {
  const { set } = shown;
  const { compared: ids, isComparing } = shown.state;
  const toggle = useCallback(
    (id: string) => set((last) => ({ ...last, compared: toggled(last.compared, id) })),
    [set],
  );
  const [isAsked, setIsAsked] = useState(false);
  const open = (isOpen: boolean) => {
    setIsAsked(isOpen);
    set((last) => ({ ...last, isComparing: isOpen }));
  };
  const comparing = useMemo(() => ({ ids, toggle }), [ids, toggle]);
  const isShown = isComparing && ids.length >= MIN_COMPARED;
  return (
    <ComparingContext value={comparing}>
      {isShown && (
        <Opened
          listing={listing}
          shown={shown}
          isAsked={isAsked}
          onRemove={toggle}
          onClose={() => open(false)}
        />
      )}
      {children}
      <CompareBar
        count={isShown ? 0 : ids.length}
        onOpen={() => open(true)}
        onClear={() => set((last) => ({ ...last, compared: [], isComparing: false }))}
      />
    </ComparingContext>
  );
}

/** The comparison, with what the search knows of its products. Both are fetched when it is opened. */
function Opened({
  listing: { category, count },
  shown,
  isAsked,
  onRemove,
  onClose,
}: {
  listing: ListingContext;
  shown: ShownListing;
  isAsked: boolean;
  onRemove: (id: string) => void;
  onClose: () => void;
}) {
  const { search } = useSite<'store'>().store;
  const strings = useStrings();
  const code = useLoaded(true, loadComparison);
  const request = useMemo(
    () => ({ q: '', ...(category !== undefined && { category }), size: count }),
    [category, count],
  );
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
  const byId = new Map(answer.hits.map((hit) => [hit.id, hit]));
  return (
    <code.Comparison
      products={shown.state.compared.flatMap((id) => byId.get(id) ?? [])}
      summaries={shown.all}
      isAsked={isAsked}
      onRemove={onRemove}
      onClose={onClose}
    />
  );
}
