/**
 * The shadow root of an element, made where it has none. In it hold the sheet that all of ours have, and those
 * that are given.
 */
export type ShadowOf = (element: HTMLElement, sheets?: readonly CSSStyleSheet[]) => ShadowRoot;

/**
 * Makes shadow roots in one style.
 * @param click Hears of each click in them first: out of a closed shadow of the page nobody learns what was clicked.
 */
export function createShadows(css: string, click: (event: MouseEvent) => void): ShadowOf {
  // Unlike a <style> it needs no leave from the page's policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return (element, sheets = []) => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet, ...sheets];
    root.addEventListener('click', click as EventListener, true);
    return root;
  };
}
