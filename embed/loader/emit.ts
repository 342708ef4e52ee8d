import type { InquiryEvents } from '../api';

/** Tells the page, and the widgets, of what happens: a DOM event 'inquiry:<name>' that bubbles. */
export function emit<Name extends keyof InquiryEvents>(
  name: Name,
  detail: InquiryEvents[Name],
  target: EventTarget = document,
): void {
  target.dispatchEvent(
    new CustomEvent(`inquiry:${name}`, { detail, bubbles: true, composed: true }),
  );
}

/** Calls back at each event of that name; the returned function ends it. */
export function on<Name extends keyof InquiryEvents>(
  name: Name,
  listener: (detail: InquiryEvents[Name]) => void,
): () => void {
  const off = new AbortController();
  const tell = (event: Event) => listener((event as CustomEvent).detail as InquiryEvents[Name]);
  document.addEventListener(`inquiry:${name}`, tell, off);
  return () => off.abort();
}
