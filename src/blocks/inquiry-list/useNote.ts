import { noteKey } from '../../cart/note';
import { storageKey } from '../../cart/storage';
import { useSite } from '../../site/SiteProvider';
import { useStoredText } from './useStoredText';

/** The list's note and its setter. */
export function useNote(): [text: string, set: (text: string) => void] {
  return useStoredText(noteKey(storageKey(useSite().site.id)));
}
