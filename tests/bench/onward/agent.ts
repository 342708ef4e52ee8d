/** The visitor's task: follow a link to a listing and search it. */
export interface Errand {
  /** Path of the listing. */
  to: string;
  /** Number of products that have to be shown. */
  products: number;
}

/** Timestamps kept across pages, in ms since the epoch, as text. */
interface Noted {
  pressed?: string;
  /** When all products had been painted. */
  shown?: string;
  /** When the first search had filtered them. */
  searched?: string;
}

declare global {
  interface Window {
    onward: { press: () => void; noted: () => Noted };
  }
}

/**
 * An init script: clicks the link on request, and records in the session storage when the products are shown and when
 * the search works, in this document or the next. Must be self-contained, since Playwright serializes it.
 */
export function onwardAgent({ to, products }: Errand): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const now = () => `${performance.timeOrigin + performance.now()}`;
  const noted = (): Noted => JSON.parse(sessionStorage.getItem('onward') ?? '{}') as Noted;
  const note = (more: Noted) =>
    sessionStorage.setItem('onward', JSON.stringify({ ...noted(), ...more }));
  // Counted without reading their boxes, which would make the browser lay out cards below the screen that it otherwise
  // skips. On this site that took as long as showing the listing.
  const shown = () => document.querySelectorAll('main li:not([hidden]) > article').length;

  const awaitProducts = () => {
    if (location.pathname !== to || shown() < products) return requestAnimationFrame(awaitProducts);
    // What is in the document in an animation frame has been painted after it.
    return requestAnimationFrame(() =>
      setTimeout(() => {
        note({ shown: now() });
        search(shown(), 0);
      }),
    );
  };
  const search = (before: number, turn: number) => {
    if (shown() < before) return note({ searched: now() });
    const box = document.querySelector<HTMLInputElement>('input[type="search"]');
    // The prototype's setter, because React overrides that of the element.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    if (box) {
      value?.set?.call(box, `zz${turn % 10}`);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return setTimeout(search, 16, before, turn + 1);
  };
  const press = () => {
    note({ pressed: now() });
    requestAnimationFrame(awaitProducts);
    document.querySelector<HTMLAnchorElement>(`main a[href="${to}"]`)?.click();
  };
  window.onward = { press, noted };
  if (noted().pressed && !noted().searched) requestAnimationFrame(awaitProducts);
}
