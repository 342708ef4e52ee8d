import type { LoaderData } from '../data';
import { name } from './name';
import { serveNamed } from './sharedTags';

/** Callbacks for the custom elements of the page. */
export interface Handler {
  draw(element: HTMLElement): void;
  /** For elements removed from the page. */
  drop(element: HTMLElement): void;
  /** Of scripts with a name: for inline lists, whoever serves them. */
  notice?: ((list: HTMLElement) => void) | undefined;
}

/** The key of the handler on an element's class, known to every version. Without it, the class is not ours. */
const HANDLER = Symbol.for('inquiry');

/**
 * Defines the custom elements, or sets the handler of those that an earlier start, or another supplier's script, has
 * defined; without a handler, they do nothing. Tags defined by other scripts are left alone.
 */
export function define({ tags }: Pick<LoaderData, 'tags'>, handler?: Handler): void {
  for (const tag of tags) {
    const known = customElements.get(tag);
    if (!known) {
      customElements.define(
        tag,
        class Inquiry extends HTMLElement {
          // Handlers with a name are added below, because all suppliers' scripts share the class.
          static [HANDLER] = name ? undefined : handler;
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
      if (name) define({ tags: [tag] }, handler);
    } else if (HANDLER in known) {
      if (name) serveNamed(known, HANDLER, name, handler);
      else known[HANDLER] = handler;
      for (const element of document.querySelectorAll<HTMLElement>(tag)) handler?.draw(element);
    }
  }
}
