import type { Page } from '@playwright/test';

/**
 * The words on a page and in its open shadow roots that break without a hyphen although they would fit on one line, and
 * the matches of `together` that are split across lines.
 * @param together Matches a number with its unit, or a postcode with its town; nothing by default.
 */
export function brokenWords(page: Page, together = /(?!)/u): Promise<string[]> {
  return page.evaluate((pattern) => {
    const broken: string[] = [];
    const range = document.createRange();
    const topOf = (node: Text, at: number) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top, width } = range.getBoundingClientRect();
      return width > 0 ? top : undefined;
    };
    /** The line breaks in a range of a text: the character before each, and its position. */
    const breaksIn = (node: Text, from: number, to: number) => {
      const breaks: string[] = [];
      let above: number | undefined;
      for (let at = from; at < to; at += 1) {
        const top = topOf(node, at);
        if (top === undefined) continue;
        if (above !== undefined && top - above > 4) breaks.push(node.data[at - 1] ?? '');
        above = top;
      }
      return breaks;
    };
    const roomOf = (element: Element) => {
      const block = element.closest(
        'h1, h2, h3, p, li, dt, dd, td, th, button, address, div, main',
      );
      if (!block) return 0;
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      return block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const widthOf = (word: string, element: Element) => {
      const probe = document.createElement('span');
      probe.style.cssText = 'position:absolute;white-space:nowrap';
      probe.textContent = word;
      element.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const textsIn = (root: Node): Text[] => {
      const walker = document.createTreeWalker(
        root,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Text) texts.push(node);
        else texts.push(...textsIn((node as Element).shadowRoot ?? new DocumentFragment()));
      }
      return texts;
    };
    for (const node of textsIn(document.body)) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript, pre, code, svg')) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const breaks = breaksIn(node, index, index + word.length);
        const isHard = breaks.some((before) => !/[-\u00AD\u2010-\u2014/@.]/.test(before));
        // Widths are rounded to whole pixels.
        if (isHard && widthOf(word, element) < roomOf(element) - 1) broken.push(word);
      }
      for (const { 0: pair, index } of node.data.matchAll(new RegExp(pattern, 'gu')))
        if (breaksIn(node, index, index + pair.length).length > 0) broken.push(pair);
    }
    return broken;
  }, together.source);
}
