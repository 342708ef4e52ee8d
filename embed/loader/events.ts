import type { InquiryEvents } from '../api';

/** Tells the page, and the widgets, what happens. */
export interface PageEvents {
  /** Dispatches a bubbling DOM event: 'inquiry:<name>', or with the name of the script, 'inquiry_acme:<name>'. */
  emit: <Name extends keyof InquiryEvents>(
    name: Name,
    detail: InquiryEvents[Name],
    target?: EventTarget,
  ) => void;
  /** Subscribes to an event; returns a function that unsubscribes. */
  on: <Name extends keyof InquiryEvents>(
    name: Name,
    listener: (detail: InquiryEvents[Name]) => void,
  ) => () => void;
  /** Tells the author of the page what is wrong. */
  reportError: (message: string) => void;
}

/** @param prefix What the names of the events begin with: the name of the script's object in the window. */
export function createEvents(prefix: string): PageEvents {
  const emit: PageEvents['emit'] = (name, detail, target = document) => {
    target.dispatchEvent(
      new CustomEvent(`${prefix}:${name}`, { detail, bubbles: true, composed: true }),
    );
  };
  return {
    emit,
    on(name, listener) {
      const off = new AbortController();
      const handler = (event: Event) => listener((event as CustomEvent).detail);
      document.addEventListener(`${prefix}:${name}`, handler, off);
      return () => off.abort();
    },
    reportError(message) {
      console.error(message);
      emit('error', { message });
    },
  };
}
