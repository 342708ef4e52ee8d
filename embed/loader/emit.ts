import type { InquiryEvents } from '../api';
import { GLOBAL } from './name';

/** Dispatches a bubbling DOM event 'inquiry:<name>' for the page and the widgets. */
export function emit<Name extends keyof InquiryEvents>(
  name: Name,
  detail: InquiryEvents[Name],
  target: EventTarget = document,
): void {
  target.dispatchEvent(
    new CustomEvent(`${GLOBAL}:${name}`, { detail, bubbles: true, composed: true }),
  );
}

/** Subscribes to an event; returns a function that unsubscribes. */
export function on<Name extends keyof InquiryEvents>(
  name: Name,
  listener: (detail: InquiryEvents[Name]) => void,
): () => void {
  const off = new AbortController();
  const handler = (event: Event) => listener((event as CustomEvent).detail as InquiryEvents[Name]);
  document.addEventListener(`${GLOBAL}:${name}`, handler, off);
  return () => off.abort();
}

/** Tells the author of the page what is wrong. */
export function reportError(message: string): void {
  console.error(message);
  emit('error', { message });
}
