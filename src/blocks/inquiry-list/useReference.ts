import { useEffect, useRef } from 'react';
import { newReference, readReference, referenceKey } from '../../cart/reference';
import { storageKey } from '../../cart/storage';
import { useSite } from '../../site/SiteProvider';
import { useStoredText } from './useStoredText';

/**
 * The reference of the list, which is kept with it: a new list gets a new one. Undefined if the config has no wording
 * for it.
 */
export function useReference(isFilled: boolean): string | undefined {
  const { inquiry, site } = useSite();
  const [stored, store] = useStoredText(referenceKey(storageKey(site.id)));
  /** That of the list as it was, because emptying it can be undone. */
  const last = useRef('');
  const isOn = inquiry.reference !== undefined;
  const isRight = readReference(stored).state === 'right';
  useEffect(() => {
    if (!isOn) return;
    if (isFilled && !isRight) store(last.current || newReference());
    if (isFilled && isRight) last.current = stored;
    if (!isFilled && stored) store('');
  }, [isOn, isFilled, isRight, stored, store]);
  return isOn && isRight ? stored : undefined;
}
