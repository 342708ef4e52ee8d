import { makeSheet } from './styles';

/**
 * The shadow root of an element, made where it has none. In it hold the sheet that all of ours have, and those
 * that are given.
 */
export type ShadowOf = (element: HTMLElement, sheets?: readonly CSSStyleSheet[]) => ShadowRoot;

const stay = (event: Event) => event.stopPropagation();

/**
 * Makes shadow roots in one style. The page's hotkeys do not hear what is typed in them: to them it would come
 * from no field.
 * @param scheme For elements that do not name theirs.
 */
export function createShadows(css: string, scheme: string | undefined): ShadowOf {
  const sheet = makeSheet(css);
  return (element, sheets = []) => {
    let root = element.shadowRoot;
    if (!root) {
      if (scheme && !element.getAttribute('scheme')) element.setAttribute('scheme', scheme);
      root = element.attachShadow({ mode: 'open' });
      for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stay);
    }
    root.adoptedStyleSheets = [sheet, ...sheets];
    return root;
  };
}
