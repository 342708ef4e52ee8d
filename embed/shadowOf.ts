/** A style sheet for shadow roots; its text in browsers without constructable ones (Safari before 16.4, Firefox 101). */
export type Sheet = CSSStyleSheet | string;

/**
 * Returns the shadow root of an element, and creates it if necessary. It adopts the loader's style sheet and those
 * given.
 */
export type ShadowOf = (element: HTMLElement, sheets?: readonly Sheet[]) => ShadowRoot;

/** Makes a style sheet. */
export function sheetOf(css: string): Sheet {
  try {
    // Unlike a <style>, not subject to the page's CSP.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  } catch {
    return css;
  }
}

/** Creates shadow roots that share a style sheet. */
export function createShadows(css: string): ShadowOf {
  const own = sheetOf(css);
  return (element, sheets = []) => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const all = [own, ...sheets];
    // A browser makes either all of them or none.
    const texts = all.filter((sheet) => typeof sheet === 'string');
    if (texts.length > 0) keepStyle(root, texts.join('\n'));
    else root.adoptedStyleSheets = all.filter((sheet) => typeof sheet !== 'string');
    return root;
  };
}

/** Keeps a <style> in a shadow root, whose content is replaced as a whole. */
function keepStyle(root: ShadowRoot, css: string): void {
  const style = root.querySelector('style') ?? document.createElement('style');
  style.textContent = css;
  const put = () => {
    if (style.parentNode !== root) root.prepend(style);
  };
  put();
  new MutationObserver(put).observe(root, { childList: true });
}
