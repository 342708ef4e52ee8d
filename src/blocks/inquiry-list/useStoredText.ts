import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepInStep } from '../../cart/keepInStep';
import { createNote, type Note } from '../../cart/note';
import { localStorageOrNone, sessionStorageOrNone } from '../../cart/storage';

/** For how long a text is kept: on this device, or until the tab is closed. */
type Lifetime = 'device' | 'tab';

/** Texts by lifetime and key, so that they survive navigation even if storage is denied. */
const texts = new Map<string, Note>();

function textOf(key: string, lifetime: Lifetime): Note {
  const name = `${lifetime} ${key}`;
  const storage = lifetime === 'tab' ? sessionStorageOrNone() : localStorageOrNone();
  const text = texts.get(name) ?? createNote(storage, key);
  texts.set(name, text);
  return text;
}

/** A stored text, its setter, and how to read it later. */
export type StoredText = [text: string, set: (text: string) => void, read: () => string];

/** A stored text, synced with other tabs. Empty while prerendering. */
export function useStoredText(key: string, lifetime: Lifetime = 'device'): StoredText {
  const [text] = useState(() => textOf(key, lifetime));
  useEffect(() => {
    text.reload();
    const end = new AbortController();
    keepInStep(text, end);
    return () => end.abort();
  }, [text]);
  const now = useSyncExternalStore(text.subscribe, text.getSnapshot, text.getSnapshot);
  return [now, text.set, text.getSnapshot];
}
