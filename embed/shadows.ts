/** A style sheet for shadow roots; its text in browsers without constructable ones (Safari before 16.4, Firefox 101). */
export type Sheet = CSSStyleSheet | string;

/**
 * Shows a node as the only content of an element's shadow root, which is created if necessary. It is styled by the
 * loader's style sheet and those given.
 */
export type ShowIn = (element: HTMLElement, content: Node, sheets?: readonly Sheet[]) => void;

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

/** Creates the function that shows nodes in shadow roots, which share a style sheet. */
export function createShadows(css: string): ShowIn {
  const own = sheetOf(css);
  return (element, content, sheets = []) => {
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const all = [own, ...sheets];
    // A browser makes either all of them or none.
    const texts = all.filter((sheet) => typeof sheet === 'string');
    replaceContent(root, content);
    if (texts.length > 0) root.prepend(styleOf(texts.join('\n')));
    else root.adoptedStyleSheets = all.filter((sheet) => typeof sheet !== 'string');
  };
}

/** Shows what the page has written inside an element: what was drawn into it is taken away. */
export function showFallback({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot) return;
  replaceContent(shadowRoot, document.createElement('slot'));
  shadowRoot.adoptedStyleSheets = [];
}

function replaceContent(root: ShadowRoot, content: Node): void {
  // Not `replaceChildren`, which is newer than some of the browsers that the loader's button and link work in.
  root.textContent = '';
  root.append(content);
}

const styleOf = (css: string) =>
  Object.assign(document.createElement('style'), { textContent: css });
