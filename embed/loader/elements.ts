import type { ElementClass, Handler } from '../elementClass';
import { adoptProperties, reflect } from './reflect';

/** Sets the handler of a class, and draws its elements that are on the page. */
type Serve = (known: ElementClass, handler: Handler | undefined) => void;

/**
 * Defines the custom elements, and sets the handler of those that this script, an earlier start, or another supplier's
 * script has defined; without a handler, they do nothing. Tags defined by other scripts are left alone.
 * @param elements The names of their attributes, by tag: 'inquiry-list', …
 * @param serve That of a script with a name: all suppliers' scripts share the classes.
 */
export function define(
  elements: Readonly<Record<string, readonly string[]>>,
  handler: Handler | undefined,
  serve: Serve = serveUnnamed,
): void {
  for (const [tag, names] of Object.entries(elements)) {
    if (!customElements.get(tag)) customElements.define(tag, createClass(names));
    const known = customElements.get(tag) as unknown as ElementClass;
    if ('inquiry' in known) serve(known, handler);
  }
}

const serveUnnamed: Serve = (known, handler) => {
  known.inquiry = handler;
  for (const element of known.all) handler?.draw(element);
};

/** The class of one tag, whose attributes have these names. */
function createClass(names: readonly string[]): CustomElementConstructor & ElementClass {
  class Inquiry extends HTMLElement {
    // Observe one attribute, that of <inquiry-add>: the button reads its others at the click, and the widgets observe
    // all other elements themselves.
    static get observedAttributes() {
      return ['label'];
    }
    connectedCallback() {
      adoptProperties(this, names);
      fields.inquiry?.draw(this);
      fields.all.add(this);
    }
    disconnectedCallback() {
      fields.inquiry?.drop(this);
      fields.all.delete(this);
    }
    attributeChangedCallback() {
      if (this.shadowRoot) fields.inquiry?.draw(this);
    }
  }
  reflect(Inquiry.prototype, names);
  // Not `static` fields, which are newer than some of the browsers that the loader runs in.
  const fields: typeof Inquiry & ElementClass = Object.assign(Inquiry, {
    inquiry: undefined,
    all: new Set<HTMLElement>(),
  });
  return fields;
}
