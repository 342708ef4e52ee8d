import type { LoaderData } from '../data';

/** What is done with the elements of the page. */
export interface Handler {
  /** The element has come into the page, or one of its attributes has changed. */
  draw(element: HTMLElement): void;
  drop(element: HTMLElement): void;
}

type Tags = Pick<LoaderData, 'tags' | 'attributes'>;

/** The key under which our own classes keep their handler: a tag can never be defined a second time. */
const HANDLER = Symbol.for('inquiry');

/**
 * Defines tags; without a handler nothing happens to them from now on. A second start takes over the
 * classes of the first. Tags that belong to somebody else stay theirs.
 */
export function define({ tags, attributes }: Tags, handler?: Handler): void {
  for (const tag of tags) {
    const known = customElements.get(tag);
    if (!known)
      customElements.define(
        tag,
        class Inquiry extends HTMLElement {
          static [HANDLER] = handler;
          static observedAttributes = attributes;
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
