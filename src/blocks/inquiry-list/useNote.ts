import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepInStep } from '../../cart/keepInStep';
import { createNote, noteKey, type Note } from '../../cart/note';
import { localStorageOrNone, storageKey } from '../../cart/storage';
import { useSite } from '../../site/SiteProvider';

/** Notes by key: where storage is denied, they must still survive a page change. */
const notes = new Map<string, Note>();

function noteOf(key: string): Note {
  const note = notes.get(key) ?? createNote(localStorageOrNone(), key);
  notes.set(key, note);
  return note;
}

/** The list's note, in step with other tabs, and its setter. Empty while prerendering. */
export function useNote(): [text: string, set: (text: string) => void] {
  const key = noteKey(storageKey(useSite().site.id));
  const [note] = useState(() => noteOf(key));
  useEffect(() => {
    note.reload();
    const end = new AbortController();
    keepInStep(note, end.signal);
    return () => end.abort();
  }, [note]);
  return [useSyncExternalStore(note.subscribe, note.getSnapshot, note.getSnapshot), note.set];
}
