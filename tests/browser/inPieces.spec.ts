import { expect } from '@playwright/test';
import { forEachCompany } from './support/company';
import { serveInPieces } from './support/inPieces';
import { measureShift, shiftsOf } from './support/shift';

/** Three places in a part of a HTML text where a piece may end: the ends of tags. */
function cutsIn(html: string, from: number, to: number): number[] {
  const ends = [...html.slice(from, to).matchAll(/>/g)].map(({ index }) => from + index + 1);
  return [0.25, 0.5, 0.75].flatMap((share) => ends[Math.floor(share * ends.length)] ?? []);
}

forEachCompany(({ test, store }) => {
  for (const address of ['/', store.home])
    test(
      `${address} does not shift if a slow network delivers it in pieces, and one ends in the header, in the first block or in a button`,
      { tag: '@both' },
      async ({ page, baseURL }) => {
        const { html, openCutAt, close } = await serveInPieces(baseURL ?? '', address);
        const content = html.indexOf('<main');
        const toggle = html.indexOf('</svg>', html.indexOf('aria-controls="chat"')) + 6;
        await measureShift(page, { all: true });
        // Without the site's font: the texts would change when it comes, which its stand-ins prevent on phones, but not
        // on machines that have no Arial.
        await page.route(/\.woff2$/, (route) => route.abort());
        try {
          for (const cut of [
            ...cutsIn(html, html.indexOf('<header'), content),
            ...cutsIn(html, content, html.indexOf('</section>', content)),
            html.indexOf('</svg>', toggle) + 6,
          ]) {
            await openCutAt(page, cut);
            expect(await shiftsOf(page), `after '${html.slice(cut - 60, cut)}'`).toEqual([]);
          }
        } finally {
          close();
        }
      },
    );
});
