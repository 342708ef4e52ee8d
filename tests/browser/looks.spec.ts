import { expect } from '@playwright/test';
import { forCompany, forEachCompany, norwegian } from './support/company';
import { manyLines } from './support/list';
import { visit } from './support/visit';

forCompany(norwegian, ({ test, pathOf }) => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'the caption of a table that is wider than a phone stays in view, and headings of rows beside what is scrolled',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(pathOf('table'));
      // Not by its role, which the entries of an accordion have, too.
      const frame = page.locator('main [role=group]').first();
      await frame.evaluate((one) => one.scrollTo({ left: 200, behavior: 'instant' }));
      for (const part of [frame.locator('caption span'), frame.getByRole('rowheader').first()]) {
        const [own, room] = [await part.boundingBox(), await frame.boundingBox()];
        if (!own || !room) throw new Error('The table is not to be seen.');
        expect(own.x).toBeGreaterThanOrEqual(room.x);
        expect(own.x + own.width).toBeLessThanOrEqual(room.x + room.width);
      }
    },
  );

  test(
    'a picture without a caption fills its cell beside one that has it',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto(pathOf('gallery'));
      const gaps = await page.locator('main figure:has(> a:only-child)').evaluateAll((all) =>
        all.map((figure) => {
          const picture = figure.querySelector('img');
          return figure.clientHeight - (picture?.getBoundingClientRect().height ?? 0);
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.max(...gaps.map(Math.abs))).toBeLessThan(2);
    },
  );

  test('names of people stand in one line, with a portrait or without', async ({ page }) => {
    await page.goto(pathOf('team'));
    const names = page.locator('main section:has([href^="tel"]) li h3');
    const tops = await names.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    );
    expect(tops.length).toBeGreaterThan(1);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
  });
});

// Visual rules that a style sheet can break without any other test failing.
forEachCompany((company) => {
  const { test, config, say, saying, store, linesOf, storeList } = company;

  /** The first grid of names that is one list, and its page. */
  const [grid] = config.pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'logo-grid' && !block.grouped ? [{ path, logos: block.logos }] : [],
    ),
  );
  if (!grid) throw new Error('No page has an ungrouped grid of names.');

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a line without a picture has a crossed-out frame, one with a picture has not; the send button stays on screen beside a long list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await storeList(page, [...linesOf(1), ...manyLines(30)]);
    await visit(page, store.list);
    const frames = page.getByRole('main').locator('li > span:first-child');
    await expect(frames).toHaveCount(31);
    await expect(frames.first().locator('img')).toBeVisible();
    await expect(frames.first()).toHaveCSS('background-image', 'none');
    await expect(frames.last()).toHaveCSS('background-image', /gradient/);

    await page
      .getByRole('button', { name: say('remove', { name: 'Pressure Switch Type 25' }) })
      .scrollIntoViewIfNeeded();
    const send = page.getByRole('link', { name: saying('sendInquiry', 'sendPart') });
    await expect(send.first()).toBeInViewport({ ratio: 1 });
  });

  test('the last client leaves no gap in its row', { tag: '@both' }, async ({ page }) => {
    await page.goto(grid.path);
    const names = config.shared?.logos?.[grid.logos] ?? [];
    const cells = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: names.at(-1)?.name ?? '' })
      .locator('> li');
    await expect(cells).toHaveCount(names.length);
    const ends = await cells.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.abs(Math.max(...ends) - (ends.at(-1) ?? 0))).toBeLessThan(2);
  });
});
