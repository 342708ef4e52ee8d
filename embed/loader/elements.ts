import type { LoaderData } from '../data';

/** Callbacks for the custom elements of the page. */
export interface Handler {
  /** The element was connected, or its label has changed. */
  draw(element: HTMLElement): void;
  drop(element: HTMLElement): void;
}

/** The key of the handler on our element classes, because a tag cannot be defined twice. */
const HANDLER = Symbol.for('inquiry');

/**
 * Defines the custom elements, or sets the handler of those that an earlier start has defined; without a handler,
 * they do nothing. Tags defined by other scripts are left alone.
 */
export function define({ tags }: Pick<LoaderData, 'tags'>, handler?: Handler): void {
  for (const tag of tags) {
    const known = customElements.get(tag);
    if (!known)
      customElements.define(
        tag,
        class Inquiry extends HTMLElement {
          static [HANDLER] = handler;
          // That of <inquiry-add>, which reads its others at the click; the widgets observe their elements.
          static observedAttributes = ['label'];
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
