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
  const tell = ({ detail }: CustomEventInit<InquiryEvents[Name]>) => listener(detail as never);
  document.addEventListener(`inquiry:${name}`, tell as EventListener, off);
  return () => off.abort();
}
