import { signal, type ReadonlySignal } from '@preact/signals-core';
import { keepText, keptJson } from '../kept';

/**
 * Texts that were written for another picture than the one they now stand beside, until somebody has looked. Kept in
 * the browser by picture and text, so that it holds wherever the place moves, and ends when either changes.
 */
const STORAGE_KEY = 'studio-stale-picture-texts';

/** Older ones are forgotten. */
const MAX_KEPT = 500;

const stale = signal<readonly string[]>(kept());

/** All pictures with a text of another one, each as `staleKey` makes it. */
export const staleTexts: ReadonlySignal<readonly string[]> = stale;

/** Marks that a picture took the place of another one, whose text stays for now. */
export function askForText(src: string, text: string): void {
  if (text.trim() === '') return;
  keep([...stale.peek().filter((one) => one !== staleKey(src, text)), staleKey(src, text)]);
}

/** Somebody has said that the text fits this picture, too. */
export function confirmText(src: string, text: string): void {
  keep(stale.peek().filter((one) => one !== staleKey(src, text)));
}

/** One text at one picture. */
export const staleKey = (src: string, text: string): string => JSON.stringify([src, text]);

function keep(all: readonly string[]): void {
  stale.value = all.slice(-MAX_KEPT);
  keepText(STORAGE_KEY, JSON.stringify(stale.value));
}

function kept(): string[] {
  const value = keptJson(STORAGE_KEY);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
