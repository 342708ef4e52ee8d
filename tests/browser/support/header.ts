import type { Page } from '@playwright/test';

/**
 * Layout errors of the header, in words: overlapping parts, parts outside of the screen, or outside of the header if
 * it does not scroll.
 */
export async function inHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = document.documentElement;
    const parts = Array.from(
      document.querySelectorAll<HTMLElement>('header a, header button, header a > span'),
    ).filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0);
    const nameOf = (part: HTMLElement) => part.ariaLabel ?? part.textContent.trim();
    // Compare the texts or icons, because touch targets may overlap.
    const drawn = (part: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    };
    const found: string[] = [];
    if (screen.scrollWidth > innerWidth) found.push(`the page is ${screen.scrollWidth} px wide`);
    for (const [index, part] of parts.entries()) {
      const box = part.getBoundingClientRect();
      if (box.left < -0.5 || box.right > innerWidth + 0.5) found.push(`${nameOf(part)} is cut off`);
      if (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
        found.push(`${nameOf(part)} has no room`);
      for (const other of parts.slice(index + 1)) {
        if (part.contains(other)) continue;
        const [one, two] = [drawn(part), drawn(other)];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across > 1 && down > 1) found.push(`${nameOf(other)} lies over ${nameOf(part)}`);
      }
    }
    const bar = document.querySelector('header > .wrap')?.getBoundingClientRect();
    const name = document.querySelector('header a > span')?.getBoundingClientRect();
    if (bar && name && (name.top < bar.top || name.bottom > bar.bottom))
      found.push('the name is taller than the header');
    return found;
  });
}

/** The number of lines of each menu entry. */
export async function linesOfEntries(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('header nav > ul > li > a'), (link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    }),
  );
}
