import { useState } from 'react';
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

/** Keeps them in this browser's storage and nowhere else: they are nobody's but the sales team's. */
export function useDesk(): Desk {
  const key = `${useSite().site.id}-desk`;
  const [storage] = useState(localStorageOrNone);
  const [{ inquiries, isStored }, set] = useState<Omit<Desk, 'change'>>(() => {
    const read = reading(storage, key);
    return { inquiries: read, isStored: writing(storage, key, read) };
  });
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

function reading(storage: CartStorage | undefined, key: string): DeskInquiry[] {
  try {
    return parseDeskFile(storage?.getItem(key) ?? '') ?? [];
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
