/** Helpers for scenarios in a page; problems are collected and reported at the end. */
export interface Kit {
  problems: string[];
  check: (fine: boolean, text: string) => void;
  /** Polls until `look` finds something. @throws `never: text` after a timeout. */
  until: <Found>(text: string, look: () => Found | null | undefined | false) => Promise<Found>;
}

/** How long to wait for what never comes, in ms. It is no promise of speed: machines may be busy. */
const TIMEOUT_MS = 20_000;

/** A kit that has found no problem so far. */
export function createKit(): Kit {
  const problems: string[] = [];
  return {
    problems,
    check(fine, text) {
      if (!fine) problems[problems.length] = text;
    },
    async until(text, look) {
      const start = performance.now();
      while (performance.now() - start < TIMEOUT_MS) {
        const found = look();
        if (found) return found;
        await pause(30);
      }
      throw new Error(`never: ${text}`);
    },
  };
}

/** @param ms Duration. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The first element of the page that matches. */
export function query(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** Scrolls to an element before each look, because what is drawn above it later moves it away again. */
export function at<Found>(selector: string, look: () => Found): () => Found {
  return () => {
    query(selector)?.scrollIntoView();
    return look();
  };
}

/** An element in the shadow tree of the first widget with this tag. */
export function within(tag: string, selector: string): HTMLElement | null {
  return query(tag)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
}

/** The WhatsApp link in the first widget with this tag. */
export function chatLink(tag: string): HTMLAnchorElement | null {
  const root = query(tag)?.shadowRoot;
  return root?.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]') ?? null;
}

/** The element, if it is visible. */
export function seen<E extends HTMLElement>(element: E | null): E | undefined {
  if (!element) return undefined;
  const { width, height } = element.getBoundingClientRect();
  const { visibility } = getComputedStyle(element);
  return width > 3 && height > 3 && visibility === 'visible' ? element : undefined;
}

/** The launcher's button or link, seen, or hidden where a list is below it. */
export function launcher(selector: string): HTMLElement | undefined {
  const part = within('inquiry-launcher', selector);
  return query('inquiry-launcher[hidden]') ? (part ?? undefined) : seen(part);
}

/** Clears the storage, if available, for the next page: after the embed has stored what waits for its lock. */
export async function forget(): Promise<void> {
  try {
    await allStored();
    localStorage.clear();
  } catch {
    // The storage is denied: nothing to clear.
  }
}

async function allStored(): Promise<void> {
  const { held = [], pending = [] } = await navigator.locks.query();
  if (held.length + pending.length === 0) return;
  await pause(30);
  await allStored();
}
