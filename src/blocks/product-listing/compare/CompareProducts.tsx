import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLoaded } from '../../../ui/useLoaded';
import { ComparingContext, MIN_COMPARED, toggled } from '../comparing';
import type { ShownListing } from '../useListing';

const loadParts = () => import('./CompareParts');

/** Lets visitors choose products of a listing and compare them: the comparison is above its products, in its address. */
export function CompareProducts({ shown, children }: { shown: ShownListing; children: ReactNode }) {
  const { set } = shown;
  const { compared: ids, isComparing } = shown.state;
  const toggle = useCallback(
    (id: string) => set((last) => ({ ...last, compared: toggled(last.compared, id) })),
    [set],
  );
  /** What a button that was pressed has gone with: the other one, in its place, takes the focus. */
  const [gone, setGone] = useState<'bar' | 'comparison'>();
  const open = (isOpen: boolean) => {
    setGone(isOpen ? 'bar' : 'comparison');
    set((last) => ({ ...last, isComparing: isOpen }));
  };
  const remove = (id: string) => {
    if (ids.length <= MIN_COMPARED) setGone('comparison');
    toggle(id);
  };
  const comparing = useMemo(() => ({ ids, toggle }), [ids, toggle]);
  const isShown = isComparing && ids.length >= MIN_COMPARED;
  // Most visitors compare nothing.
  const parts = useLoaded(ids.length > 0, loadParts);
  return (
    <ComparingContext value={comparing}>
      {parts && isShown && (
        <parts.Opened
          shown={shown}
          isAsked={gone === 'bar'}
          onRemove={remove}
          onClose={() => open(false)}
        />
      )}
      {children}
      {parts && !isShown && ids.length > 0 && (
        <parts.CompareBar
          count={ids.length}
          isAsked={gone === 'comparison'}
          onOpen={() => open(true)}
          onClear={() => set((last) => ({ ...last, compared: [], isComparing: false }))}
        />
      )}
    </ComparingContext>
  );
}
