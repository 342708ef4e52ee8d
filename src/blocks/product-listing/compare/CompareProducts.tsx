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
  const [isAsked, setIsAsked] = useState(false);
  const open = (isOpen: boolean) => {
    setIsAsked(isOpen);
    set((last) => ({ ...last, isComparing: isOpen }));
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
          isAsked={isAsked}
          onRemove={toggle}
          onClose={() => open(false)}
        />
      )}
      {children}
      {parts && !isShown && ids.length > 0 && (
        <parts.CompareBar
          count={ids.length}
          onOpen={() => open(true)}
          onClear={() => set((last) => ({ ...last, compared: [], isComparing: false }))}
        />
      )}
    </ComparingContext>
  );
}
