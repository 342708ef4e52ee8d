import { useEffect, useState } from 'react';
import { keepInStep } from '../../cart/keepInStep';
import { localStorageOrNone, type CartStorage } from '../../cart/storage';
import { asDeskFile, parseDeskFile } from '../../desk/deskFile';
import type { DeskInquiry } from '../../desk/rows';
import { useSite } from '../../site/SiteProvider';

/** The inquiries that are open on this computer. */
export interface Desk {
  inquiries: readonly DeskInquiry[];
  /** False if the browser keeps nothing. */
  isStored: boolean;
  change: (rule: (inquiries: readonly DeskInquiry[]) => readonly DeskInquiry[]) => void;
}

/**
 * Keeps them in this browser's storage and nowhere else: they are nobody's but the sales team's. They follow what another
 * tab has changed, because the next change here would take that back.
 */
export function useDesk(): Desk {
  const key = `${useSite().site.id}-desk`;
  const [storage] = useState(localStorageOrNone);
  const [{ inquiries, isStored }, set] = useState<Omit<Desk, 'change'>>(() => {
    const read = reading(storage, key);
    return { inquiries: read, isStored: writing(storage, key, read) };
  });
  useEffect(() => {
    const end = new AbortController();
    const reload = () =>
      set((before) => {
        const read = reading(storage, key);
        const isSame = asDeskFile(read) === asDeskFile(before.inquiries);
        return isSame || !before.isStored ? before : { inquiries: read, isStored: true };
      });
    keepInStep({ reload }, end);
    return () => end.abort();
  }, [storage, key]);
  return {
    inquiries,
    isStored,
    change: (rule) =>
      set((before) => {
        const next = rule(before.inquiries);
        return { inquiries: next, isStored: writing(storage, key, next) };
      }),
  };
}

/** What another version has stored, or a hand has spoilt, is put aside: the next change would write over it. */
function reading(storage: CartStorage | undefined, key: string): DeskInquiry[] {
  try {
    const text = storage?.getItem(key) ?? '';
    const found = parseDeskFile(text);
    if (!found && text) storage?.setItem(`${key}-unread`, text);
    return found ?? [];
  } catch {
    return [];
  }
}

function writing(
  storage: CartStorage | undefined,
  key: string,
  inquiries: readonly DeskInquiry[],
): boolean {
  try {
    const text = asDeskFile(inquiries);
    if (inquiries.length > 0) storage?.setItem(key, text);
    else storage?.removeItem(key);
    return storage !== undefined && (inquiries.length === 0 || storage.getItem(key) === text);
  } catch {
    return false;
  }
}
