/** What goes on in a page: what was wrong is kept, and told at the end. */
export interface Kit {
  problems: string[];
  check: (fine: boolean, text: string) => void;
  /** Waits for something to be there. @throws `never: text` when it does not come. */
  until: <Found>(text: string, look: () => Found | null | undefined | false) => Promise<Found>;
}

/** @param patience How long something may take to come, in ms. */
export function createKit(patience: number): Kit {
  const problems: string[] = [];
  return {
    problems,
    check(fine, text) {
      if (!fine) problems[problems.length] = text;
    },
    async until(text, look) {
      const start = performance.now();
      while (performance.now() - start < patience) {
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

/** The first element of the page that fits. */
export function query(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** An element inside the first widget of that tag. */
export function within(tag: string, selector: string): HTMLElement | null {
  return query(tag)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;
}

/** The link to WhatsApp in the first widget of that tag. */
export function chatLink(tag: string): HTMLAnchorElement | null {
  const root = query(tag)?.shadowRoot;
  return root?.querySelector<HTMLAnchorElement>('a[href^="https://wa.me/"]') ?? null;
}

/** The element, if there is something to see of it. */
export function seen<Kind extends HTMLElement>(element: Kind | null): Kind | undefined {
  if (!element) return undefined;
  const { width, height } = element.getBoundingClientRect();
  const { visibility } = getComputedStyle(element);
  return width > 3 && height > 3 && visibility === 'visible' ? element : undefined;
}

/** Empties the storage, where there is one: the next page starts anew. */
export function forget(): void {
  try {
    localStorage.clear();
  } catch {
    // There is nothing to clear.
  }
}
