import { expect, type Locator } from '@playwright/test';
import { test } from './support/test';

// Corner cases that the sample companies lack: counts that fill no row, all kinds of pictures, long values.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The boxes of elements, in px. */
const boxes = (all: Locator) =>
  all.evaluateAll((found) =>
    found.map((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    }),
  );

/** The number of cards in each row. */
const rowsOf = (cards: { top: number }[]) =>
  [...new Set(cards.map(({ top }) => Math.round(top)))].map(
    (top) => cards.filter((card) => Math.round(card.top) === top).length,
  );

test('a page of another company fills every row of cards without orphans, keeps distances and heights, aligns headings, and shows small and transparent photos as they are; the footer of a short page is at the bottom of the screen', async ({
  page,
  photos,
}) => {
  await page.goto(`${photos}/corners`);

  await test.step('rows of cards are full, whatever their number', async () => {
    for (const [width, counts] of [
      [768, { 7: [2, 2, 3], 5: [2, 3], 2: [2] }],
      [1280, { 7: [4, 3], 5: [5], 2: [2] }],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      for (const [count, rows] of Object.entries(counts)) {
        const list = page.locator(`#cards-${count} ul`);
        const cards = await boxes(list.locator('> li'));
        expect(rowsOf(cards), `${count} at ${width} px`).toEqual(rows);
        const [grid] = await boxes(list);
        expect((grid?.right ?? 0) - (cards.at(-1)?.right ?? 0)).toBeLessThan(3);
      }
    }
  });

  await test.step('a block that follows figures keeps its distance', async () => {
    const [figures] = await boxes(page.locator('dl').first());
    const [heading] = await boxes(page.getByRole('heading', { name: 'After the Figures' }));
    expect((heading?.top ?? 0) - (figures?.bottom ?? 0)).toBeGreaterThan(60);
  });

  await test.step('a single map has the height of one beside another', async () => {
    const [frame] = await boxes(page.locator('#map figure > div'));
    expect(frame?.width).toBeGreaterThan(1000);
    expect(frame?.height).toBeLessThan(420);
  });

  await test.step('headings are aligned where photos are beside drawings', async () => {
    const headings = await boxes(page.locator('#mixed h3'));
    expect(new Set(headings.map(({ top }) => Math.round(top))).size).toBe(1);
  });

  await test.step('a small photo is not enlarged', async () => {
    const [photo] = await boxes(page.locator('main img[src*="small"]'));
    expect(photo?.width).toBeLessThanOrEqual(300);
  });

  await test.step('dark transparent pictures have a light ground', async () => {
    await expect(page.locator('main img[src*="ink"]')).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
  });

  await test.step('the footer of a short page is at the bottom of the screen', async () => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    await page.goto(`${photos}/contact`);
    const [footer] = await boxes(page.getByRole('contentinfo'));
    expect(Math.round(footer?.bottom ?? 0)).toBe(2000);
  });
});

test('a value is not broken in the middle', { tag: '@phone' }, async ({ page, photos }) => {
  await page.goto(`${photos}/corners`);
  const lines = await page.getByText('24/7/365').evaluate((value) => {
    const range = document.createRange();
    range.selectNodeContents(value);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
