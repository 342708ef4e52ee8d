/** What is done with the elements of the page. */
export interface Handler {
  /** The element has come into the page, or one of its attributes has changed. */
  draw(element: HTMLElement): void;
  drop(element: HTMLElement): void;
}

/** The elements of the embed. */
export const TAGS = 'add products list contact chat'.split(' ').map((name) => `inquiry-${name}`);

/** Attributes that some element takes: a change draws it anew. */
export const ATTRIBUTES =
  'product products name image category quantity label limit branch number source scheme dir'.split(
    ' ',
  );

/** The key under which our own classes keep their handler: a tag can never be defined a second time. */
const HANDLER = Symbol.for('inquiry');

/**
 * Defines the tags; without a handler nothing happens to them from now on. A second start takes over the
 * classes of the first. Tags that belong to somebody else stay theirs.
 */
export function define(handler?: Handler): void {
  for (const tag of TAGS) {
    const known = customElements.get(tag);
    if (!known)
      customElements.define(
        tag,
        class Inquiry extends HTMLElement {
          static [HANDLER] = handler;
          static observedAttributes = ATTRIBUTES;
          connectedCallback() {
            Inquiry[HANDLER]?.draw(this);
          }
          disconnectedCallback() {
            Inquiry[HANDLER]?.drop(this);
          }
          attributeChangedCallback() {
            if (this.shadowRoot) this.connectedCallback();
          }
        },
      );
    else if (HANDLER in known) {
      known[HANDLER] = handler;
      for (const element of document.querySelectorAll<HTMLElement>(tag)) handler?.draw(element);
    }
  }
}
