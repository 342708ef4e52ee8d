import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepInStep } from '../../cart/keepInStep';
import { createNote, type Note } from '../../cart/note';
import { localStorageOrNone } from '../../cart/storage';

/** Texts by key, so that they survive navigation even if storage is denied. */
const texts = new Map<string, Note>();

function textOf(key: string): Note {
  const text = texts.get(key) ?? createNote(localStorageOrNone(), key);
  texts.set(key, text);
  return text;
}

/** A stored text, synced with other tabs, and its setter. Empty while prerendering. */
export function useStoredText(key: string): [text: string, set: (text: string) => void] {
  const [text] = useState(() => textOf(key));
  useEffect(() => {
    text.reload();
    const end = new AbortController();
    keepInStep(text, end);
    return () => end.abort();
  }, [text]);
  return [useSyncExternalStore(text.subscribe, text.getSnapshot, text.getSnapshot), text.set];
}
