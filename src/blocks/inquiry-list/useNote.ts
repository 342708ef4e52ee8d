import { noteKey } from '../../cart/note';
import { storageKey } from '../../cart/storage';
import { useSite } from '../../site/SiteProvider';
import { useStoredText, type StoredText } from './useStoredText';

/** The list's note. */
export function useNote(): StoredText {
  return useStoredText(noteKey(storageKey(useSite().site.id)));
}
