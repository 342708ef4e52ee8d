const stay = (event: Event) => event.stopPropagation();

/**
 * The shadow root of an element, made where it has none, in these sheets. The page's hotkeys do not hear what
 * is typed in it: to them it would come from no field.
 */
export function shadowOf(element: HTMLElement, sheets: CSSStyleSheet[]): ShadowRoot {
  let root = element.shadowRoot;
  if (!root) {
    root = element.attachShadow({ mode: 'open' });
    for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stay);
  }
  root.adoptedStyleSheets = sheets;
  return root;
}
