import { expect, type Page } from '@playwright/test';
import { forEachCompany, type Company } from './support/company';
import { Carousel } from './support/carousel';
import { untilLive, visit, visitAtRest } from './support/visit';

/** Simulates that the tab is hidden or visible. */
const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const SCREENS = [
  [320, 568],
  [360, 740],
  [360, 780],
  [390, 844],
  [768, 1024],
] as const;

forEachCompany((company) => {
  const { test, config, say, block } = company;
  const carouselBlock = block('hero-carousel');
  const numbers = carouselBlock.slides.map((_, index) => index + 1);
  /** The pages with a carousel. */
  const carousels = config.pages
    .filter(({ blocks }) => blocks.some(({ type }) => type === 'hero-carousel'))
    .map(({ path }) => path);

  test('[M1] the first slide stays for 6000 ms from hydration', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    // With a stopped clock there is no idle callback: a key press loads React.
    await page.keyboard.press('Shift');
    await untilLive(page);
    const carousel = new Carousel(page, company);
    await carousel.wait(5999);
    expect(await carousel.shown()).toBe(1);
    await carousel.wait(1);
    expect(await carousel.shown()).toBe(2);
  });

  test('[M1] [M2] slides advance by themselves, by arrows and by dots', async ({ page }) => {
    await visitAtRest(page, '/');
    const carousel = new Carousel(page, company);

    await test.step('every slide stays for 6000 ms, in a loop', async () => {
      await carousel.start(1);
      for (const next of [...numbers.slice(1), 1, 2]) {
        await carousel.wait(5999);
        expect(await carousel.shown()).not.toBe(next);
        await carousel.wait(1);
        expect(await carousel.shown()).toBe(next);
      }
    });

    await test.step('the arrows go back and forth, and wrap around at both ends', async () => {
      await carousel.start(1);
      await carousel.press(say('previousSlide'));
      expect(await carousel.shown()).toBe(numbers.length);
      await carousel.press(say('nextSlide'));
      expect(await carousel.shown()).toBe(1);
      await carousel.press(say('nextSlide'));
      expect(await carousel.shown()).toBe(2);
    });

    await test.step('each dot shows its slide, and the current one is marked', async () => {
      await expect(carousel.dots).toHaveCount(numbers.length);
      for (const [index, dot] of (await carousel.dots.all()).entries()) {
        await dot.dispatchEvent('click');
        expect(await carousel.shown()).toBe(index + 1);
        await expect(carousel.part.locator('[aria-current=true]')).toHaveCount(1);
        await expect(dot).toHaveAttribute('aria-current', 'true');
      }
    });

    await test.step('manual navigation restarts the timer', async () => {
      await carousel.start(1);
      await carousel.wait(5000);
      await carousel.press(say('nextSlide'));
      await carousel.wait(5999);
      expect(await carousel.shown()).toBe(2);
      await carousel.wait(1);
      expect(await carousel.shown()).toBe(3);
    });

    await test.step('only the current slide is visible, accessible and focusable', async () => {
      await carousel.start(3);
      const { title = '', actions = [] } = carouselBlock.slides[2] ?? {};
      await expect(carousel.part.getByRole('heading', { level: 2 })).toHaveText([title]);
      await expect(carousel.part.getByRole('link')).toContainText(
        actions.map(({ label }) => label),
      );
      // Slides that are fading out are visible for half a second, but inert.
      const reachable = carousel.slides.and(page.locator(':not([inert])'));
      await expect(reachable).toHaveCount(1);
    });
  });

  test(
    'a tap on an arrow does not pause the carousel for good',
    { tag: '@phone' },
    async ({ page }) => {
      await visitAtRest(page, '/');
      const carousel = new Carousel(page, company);
      await carousel.start(1);
      await carousel.part.getByRole('button', { name: say('nextSlide') }).tap();
      expect(await carousel.shown()).toBe(2);
      await carousel.wait(6000);
      expect(await carousel.shown()).toBe(3);
    },
  );

  test('[M3] [M4] the carousel stops on hover, in a hidden tab, off the screen and when paused, and then resumes', async ({
    page,
  }) => {
    await visitAtRest(page, '/');
    const carousel = new Carousel(page, company);

    await test.step('in a hidden tab', async () => {
      await carousel.start(1);
      await hideTab(page, true);
      await carousel.wait(60_000);
      expect(await carousel.shown()).toBe(1);
      await hideTab(page, false);
      await carousel.wait(6000);
      expect(await carousel.shown()).toBe(2);
    });

    await test.step('off the screen, where it fetches no pictures either', async () => {
      await carousel.start(1);
      const slides = carousel.part.locator('[aria-live]');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(slides).toHaveAttribute('aria-live', 'polite');
      await carousel.wait(60_000);
      expect(await carousel.shown()).toBe(1);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(slides).toHaveAttribute('aria-live', 'off');
      await carousel.wait(6000);
      expect(await carousel.shown()).toBe(2);
    });

    await test.step('when paused, which screen readers are told', async () => {
      await carousel.start(1);
      const slides = carousel.part.locator('[aria-live]');
      await expect(slides).toHaveAttribute('aria-live', 'off');
      await carousel.press(say('pause'));
      await expect(slides).toHaveAttribute('aria-live', 'polite');
      await carousel.wait(60_000);
      expect(await carousel.shown()).toBe(1);
      await carousel.press(say('nextSlide'));
      expect(await carousel.shown()).toBe(2);
      await carousel.press(say('play'));
      await carousel.wait(6000);
      expect(await carousel.shown()).toBe(3);
    });

    await test.step('while the mouse is over it, then resumes with the time left', async () => {
      await carousel.start(1);
      await carousel.wait(4000);
      await carousel.part.hover();
      await carousel.wait(60_000);
      expect(await carousel.shown()).toBe(1);
      await page.mouse.move(640, 790);
      await page.evaluate(() => scrollTo(0, 0));
      await carousel.wait(1999);
      expect(await carousel.shown()).toBe(1);
      await carousel.wait(1);
      expect(await carousel.shown()).toBe(2);
    });
  });

  test('the carousel stops while it has keyboard focus', async ({ page }) => {
    await visitAtRest(page, '/');
    const carousel = new Carousel(page, company);
    await carousel.start(2);
    await carousel.part.getByRole('button', { name: say('nextSlide') }).focus();
    await page.keyboard.press('Shift+Tab');
    await carousel.wait(60_000);
    expect(await carousel.shown()).toBe(2);
    await page.getByRole('banner').getByRole('link').first().focus();
    await carousel.wait(6000);
    expect(await carousel.shown()).toBe(3);
  });

  for (const address of carousels) {
    test(
      `the chat button covers none of the buttons of ${address} on any screen`,
      { tag: '@phone' },
      async ({ page }) => {
        await visit(page, address);
        for (const [width, height] of SCREENS) {
          await test.step(`${width} by ${height} px`, async () => {
            await page.setViewportSize({ width, height });
            await expectBesideChat(page, company);
          });
        }
      },
    );
  }
});

/** Expects that every button of the carousel is a sufficient touch target, and not under the chat button. */
async function expectBesideChat(page: Page, company: Company): Promise<void> {
  const buttons = await new Carousel(page, company).part
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(buttons.length).toBeGreaterThanOrEqual(6);
  // At any scroll position.
  const chat = await page.locator('[data-chat]').boundingBox();
  const right = Math.max(...buttons.map((box) => box.right));
  expect(right).toBeLessThanOrEqual(chat?.x ?? 0);
  expect(Math.min(...buttons.map((box) => box.width))).toBeGreaterThanOrEqual(24);
  expect(Math.min(...buttons.map((box) => box.left))).toBeGreaterThanOrEqual(0);
}
