import type { Page } from '@playwright/test';

/**
 * The words in headings of a page that stand on two lines, with and without room for them on one. Words of more than
 * `most` letters do not count: browsers hyphenate them. Hyphens and slashes part words.
 */
export function brokenHeadings(page: Page, most: number): Promise<string[]> {
  return page.evaluate((longest) => {
    const range = document.createRange();
    const linesOf = (node: Text, from: number, to: number) => {
      range.setStart(node, from);
      range.setEnd(node, to);
      const tops = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ top }) => top);
      return Math.max(...tops) - Math.min(...tops) > 4 ? 2 : 1;
    };
    const wordsIn = (heading: Element): string[] => {
      const broken: string[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[^\s\-\u2010-\u2014/@.]+/g))
          if (word.length <= longest && linesOf(text, index, index + word.length) > 1)
            broken.push(word);
      }
      return broken;
    };
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility())
      .flatMap(wordsIn);
  }, most);
}
