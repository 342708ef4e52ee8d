import { expect } from '@playwright/test';
import { forEachCompany } from './support/company';
import { manyLines } from './support/list';
import { visit } from './support/visit';

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
