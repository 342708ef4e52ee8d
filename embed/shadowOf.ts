/**
 * Returns the shadow root of an element, and creates it if necessary. It adopts the loader's style sheet and those
 * given.
 */
export type ShadowOf = (element: HTMLElement, sheets?: readonly CSSStyleSheet[]) => ShadowRoot;

/** Creates shadow roots that share a style sheet. */
export function createShadows(css: string): ShadowOf {
  // Unlike a <style>, not subject to the page's CSP.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return (element, sheets = []) => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet, ...sheets];
    return root;
  };
}
