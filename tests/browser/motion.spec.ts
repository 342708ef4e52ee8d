import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { Carousel } from './support/carousel';
import { WITH_MOTION } from './support/motion';
import { pointAway, visitAtRest } from './support/visit';

forCompany(norwegian, (company) => {
  const { test, config, say, block } = company;

  test.use(WITH_MOTION);
  const { heading = '', logos } = block('logo-strip');

  const strip = (page: Page) =>
    page.locator('section', { has: page.getByRole('heading', { name: heading }) }).last();
  /** The moving element, whose first child is the list of names. */
  const track = (page: Page) => strip(page).getByRole('list').first().locator('..');
  const pause = (page: Page, word: 'pause' | 'resume') =>
    strip(page).getByRole('button', { name: say(word), exact: true });

  const stripState = (page: Page) =>
    track(page).evaluate((element) => element.getAnimations()[0]?.playState ?? 'none');

  /** A strip starts to move when it is near the viewport. */
  async function comeNear(page: Page, state = 'running'): Promise<void> {
    await strip(page).scrollIntoViewIfNeeded();
    await expect.poll(() => stripState(page)).toBe(state);
  }

  /** The strip's position in px at a time of its animation in ms. */
  const stripAt = (page: Page, time: number) =>
    track(page).evaluate((element, at) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      if (animation) animation.currentTime = at;
      return element.getBoundingClientRect().x;
    }, time);

  /** Pauses everything that moves, and lets it move again. */
  async function pauseAll(page: Page): Promise<void> {
    const carousel = new Carousel(page, company);
    await carousel.start(1);
    await pause(page, 'pause').dispatchEvent('click');
    await expect(pause(page, 'resume')).toHaveCount(1);
    await expect(carousel.part.getByRole('button', { name: say('resume') })).toHaveCount(1);
    expect(await stripState(page)).toBe('paused');
    // Off the screen it would rest anyway.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(carousel.slides.first()).toBeInViewport();
    expect(await carousel.shownAfter(60_000)).toBe(1);
    await comeNear(page, 'paused');
    await pause(page, 'resume').dispatchEvent('click');
    await expect.poll(() => stripState(page)).toBe('running');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(carousel.part.locator('[data-held]')).toHaveCount(0);
    expect(await carousel.shownAfter(6000)).toBe(2);
    await comeNear(page);
  }

  test('[M4] [M5] [M6] one button pauses and resumes everything that moves; the strip of names moves 60 px in a second, and starts over without a gap', async ({
    page,
  }) => {
    await visitAtRest(page, '/');
    await comeNear(page);

    await test.step('one button pauses and resumes strip and carousel', () => pauseAll(page));

    await test.step('it moves', async () => {
      const before = await track(page).boundingBox();
      await expect
        .poll(async () => (await track(page).boundingBox())?.x)
        .toBeLessThan(before?.x ?? 0);
    });

    await test.step('it pauses while hovered', async () => {
      const box = await track(page).boundingBox();
      await page.mouse.move(640, (box?.y ?? 0) + 10);
      await expect.poll(() => stripState(page)).toBe('paused');
      await pointAway(page);
      await expect.poll(() => stripState(page)).toBe('running');
    });

    await test.step('it moves 1 px in each frame of a 60 Hz screen', async () => {
      const start = await stripAt(page, 0);
      expect(start - (await stripAt(page, 1000))).toBeCloseTo(60, 0);
      expect(start - (await stripAt(page, 10_000))).toBeCloseTo(600, 0);
    });

    await test.step('it loops at half its width, where the next set matches the first', async () => {
      await stripAt(page, 0);
      const lists = track(page).locator('ul');
      const count = await lists.count();
      expect(count % 2).toBe(0);
      const first = await lists.first().boundingBox();
      const { half, duration } = await track(page).evaluate((element) => {
        const timing = element.getAnimations()[0]?.effect?.getComputedTiming();
        return {
          half: element.getBoundingClientRect().width / 2,
          duration: Number(timing?.duration),
        };
      });
      expect(duration).toBeCloseTo((half / 60) * 1000, 0);
      await stripAt(page, duration - 0.01);
      const again = await lists.nth(count / 2).boundingBox();
      expect(again?.x).toBeCloseTo(first?.x ?? 0, 0);
      expect(again?.width).toBe(first?.width);
      // Its right end is off screen.
      const box = await track(page).boundingBox();
      expect(box && box.x + box.width).toBeGreaterThanOrEqual(1280);
    });
  });

  test.describe('under reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(
      '[X3] nothing moves by itself: no slides, strips or fade-ins; all names of the strip are visible, and slides can still be chosen',
      { tag: '@both' },
      async ({ page }) => {
        await visitAtRest(page, '/');
        const carousel = new Carousel(page, company);
        const first = await carousel.shown();
        expect(await carousel.shownAfter(120_000)).toBe(first);
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        const hidden = await page
          .locator('[data-reveal]')
          .evaluateAll(
            (all) => all.filter((part) => getComputedStyle(part).opacity !== '1').length,
          );
        expect(hidden).toBe(0);

        const boxes = await strip(page)
          .getByRole('listitem')
          .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
        expect(boxes).toHaveLength(config.shared?.logos?.[logos]?.length ?? 0);
        expect(Math.max(...boxes)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);

        await carousel.press(say('nextSlide'));
        expect(await carousel.shown()).toBe(2);
      },
    );
  });
});
