/** The page as it stood before React took over, to go back to if that fails. */
export interface KeptPage {
  /** Puts it back in the place of whatever React has left. */
  restore: () => void;
  /** A copy of one of the blocks in <main>, by its number from 0; empty if it is not there. */
  block: (index: number) => DocumentFragment;
}

/** Copies the page as it stands. */
export function keepPage(root: HTMLElement): KeptPage {
  // In a document of its own, pictures are not fetched a second time.
  const kept = document.implementation.createHTMLDocument('').importNode(root, true);
  return {
    restore() {
      root.replaceChildren(...document.importNode(kept, true).childNodes);
    },
    block(index) {
      const copy = document.createDocumentFragment();
      copy.append(...blockIn(kept.querySelector('main'), index).map(copyOf));
      return copy;
    },
  };
}

const copyOf = (node: Node): Node => document.importNode(node, true);

/** The nodes of a block. React has put `<!--$-->` before and `<!--/$-->` after what it hydrates by itself. */
function blockIn(main: Element | null, index: number): Node[] {
  const found: Node[] = [];
  let number = -1;
  let depth = 0;
  for (const node of main?.childNodes ?? []) {
    const mark = node instanceof Comment ? node.data : '';
    if (mark === '/$') depth -= 1;
    if (depth > 0 && number === index) found.push(node);
    if (/^\$[?!~]?$/.test(mark)) {
      if (depth === 0) number += 1;
      depth += 1;
    }
  }
  return found;
}
