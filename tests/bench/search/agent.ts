/** Where somebody searches: in the header of the site, or in the box on a partner's page. */
export type Place = 'site' | 'partner';

declare global {
  interface Window {
    searching: {
      isReady: () => boolean;
      /** Touches the field and puts a text into it; returns the time until the first product is painted, in ms. */
      ask: (text: string) => Promise<number>;
    };
  }
}

/** An init script with what the bench does in a page. Must be self-contained, since Playwright serializes it. */
export function searchAgent(place: Place): void {
  const isSite = place === 'site';
  const box = () => (isSite ? document : document.querySelector('inquiry-search')?.shadowRoot);
  const field = () => box()?.querySelector<HTMLInputElement>(isSite ? '#search-field' : 'input');
  const isFound = () =>
    Boolean(box()?.querySelector(isSite ? '#search-list [role=option]' : '[part=results] li'));
  window.searching = {
    isReady: () => Boolean(field()),
    async ask(text) {
      const input = field();
      if (!input) throw new Error('There is no search field.');
      let last = '';
      // A space behind a word asks nothing new, and shows nothing.
      input.addEventListener('input', () => {
        if (input.value.trim() !== last) performance.mark('key');
        last = input.value.trim();
      });
      // Every key changes at least the words of the link to all results.
      const changed = new MutationObserver(() => performance.mark('shown'));
      const list = isSite ? input.form : box();
      if (list) changed.observe(list, { childList: true, characterData: true, subtree: true });
      performance.mark('touched');
      const start = performance.now();
      if (isSite) document.querySelector<HTMLElement>('[aria-controls="header-search"]')?.click();
      input.focus();
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise<void>((resolve) => {
        const look = () => {
          if (!isFound()) return requestAnimationFrame(look);
          // What is in the document in an animation frame has been painted after it.
          return requestAnimationFrame(() => setTimeout(resolve));
        };
        look();
      });
      return performance.now() - start;
    },
  };
}
