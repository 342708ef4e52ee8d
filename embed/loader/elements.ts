import type { LoaderData } from '../data';
import type { ElementClass, Handler } from '../elementClass';
import { name } from './name';
import { serveNamed } from './sharedTags';

/**
 * Defines the custom elements, or sets the handler of those that an earlier start, or another supplier's script, has
 * defined; without a handler, they do nothing. Tags defined by other scripts are left alone.
 */
export function define({ tags }: Pick<LoaderData, 'tags'>, handler?: Handler): void {
  for (const tag of tags) {
    const known = customElements.get(tag) as ElementClass | undefined;
    if (!known) {
      customElements.define(
        tag,
        class Inquiry extends HTMLElement {
          // Handlers with a name are added below, because all suppliers' scripts share the class.
          static inquiry = name ? undefined : handler;
          static all = new Set<HTMLElement>();
          // That of <inquiry-add>, which reads its others at the click; the widgets observe their elements.
          static observedAttributes = ['label'];
          connectedCallback() {
            Inquiry.inquiry?.draw(this);
            Inquiry.all.add(this);
          }
          disconnectedCallback() {
            Inquiry.inquiry?.drop(this);
            Inquiry.all.delete(this);
          }
          attributeChangedCallback() {
            if (this.shadowRoot) Inquiry.inquiry?.draw(this);
          }
        },
      );
      if (name) define({ tags: [tag] }, handler);
    } else if ('inquiry' in known) {
      if (name) serveNamed(known, name, handler);
      else known.inquiry = handler;
      for (const element of known.all) handler?.draw(element);
    }
  }
}
