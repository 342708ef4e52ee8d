import { expect, type Page } from '@playwright/test';
import { type Company, forEachCompany, norwegian } from './support/company';
import { Carousel } from './support/carousel';
import { hideTab } from './support/hideTab';
import { WITH_MOTION } from './support/motion';
import { untilLive, visitAtRest } from './support/visit';

const SCREENS = [
  [320, 568],
  [360, 740],
  [360, 780],
  [390, 844],
  [768, 1024],
] as const;

forEachCompany((company) => {
  const { test, config, say, block } = company;

  test.use(WITH_MOTION);
  const carouselBlock = block('hero-carousel');
  const numbers = carouselBlock.slides.map((_, index) => index + 1);
  /** The pages with a carousel. */
  const carousels = config.pages
    .filter(({ blocks }) => blocks.some(({ type }) => type === 'hero-carousel'))
    .map(({ path }) => path);

  test(
    'a tap on an arrow does not pause the carousel for good; the chat button covers none of its buttons on any screen',
    { tag: '@phone' },
    async ({ page }) => {
      await visitAtRest(page, '/');
      const carousel = new Carousel(page, company);
      await carousel.start(1);
      await carousel.part.getByRole('button', { name: say('nextSlide') }).tap();
      expect(await carousel.shown()).toBe(2);
      expect(await carousel.shownAfter(6000)).toBe(3);

      for (const address of carousels) {
        if (address !== '/') await page.goto(address);
        for (const [width, height] of SCREENS)
          await test.step(`${address} on ${width} by ${height} px`, async () => {
            await page.setViewportSize({ width, height });
            await expectBesideChat(page, company);
          });
      }
    },
  );

  // What follows does not depend on the company.
  if (company !== norwegian) return;

  test('[M1] [M2] [P1] [P2] slides advance by themselves, by arrows and by dots; each has its sentence, picture and links', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    // With a stopped clock there is no idle callback: a key press loads React.
    await page.keyboard.press('Shift');
    await untilLive(page);
    const carousel = new Carousel(page, company);

    await test.step('every slide stays for 6000 ms, the first from hydration, in a loop', async () => {
      for (const next of [...numbers.slice(1), 1, 2]) {
        expect(await carousel.shownAfter(5999)).not.toBe(next);
        expect(await carousel.shownAfter(1)).toBe(next);
      }
    });

    await test.step('the arrows go back and forth, and wrap around at both ends', async () => {
      await carousel.start(1);
      await carousel.press(say('previousSlide'));
      expect(await carousel.shown()).toBe(numbers.length);
      await carousel.press(say('nextSlide'));
      expect(await carousel.shown()).toBe(1);
    });

    await test.step('each dot shows its slide, and the current one is marked', async () => {
      await expect(carousel.slides).toHaveCount(numbers.length);
      await expect(carousel.dots).toHaveCount(numbers.length);
      for (const [index, dot] of (await carousel.dots.all()).entries()) {
        await dot.dispatchEvent('click');
        expect(await carousel.shown()).toBe(index + 1);
        await expect(carousel.part.locator('[aria-current=true]')).toHaveCount(1);
        await expect(dot).toHaveAttribute('aria-current', 'true');
        await expectAlone(page, company, index);
      }
    });

    await test.step('manual navigation restarts the timer', async () => {
      await carousel.start(1);
      await carousel.wait(5000);
      await carousel.press(say('nextSlide'));
      expect(await carousel.shownAfter(5999)).toBe(2);
      expect(await carousel.shownAfter(1)).toBe(3);
    });

    await test.step('a link of a slide is followed', async () => {
      await carousel.start(numbers.length);
      const link = carouselBlock.slides.at(-1)?.actions?.at(-1);
      if (!link) throw new Error('the last slide has no link');
      await carousel.slides.last().getByRole('link', { name: link.label }).click();
      await expect(page).toHaveURL(link.href);
    });
  });

  test('[M3] [M4] the carousel stops on hover, under keyboard focus, in a hidden tab, off the screen and when paused, and then resumes', async ({
    page,
  }) => {
    await visitAtRest(page, '/');
    const carousel = new Carousel(page, company);
    const held = carousel.part.locator('[aria-current=true] [data-held]');
    const said = carousel.part.locator('p[role=status]');
    const expectAfter = async (ms: number, slide: number) =>
      expect(await carousel.shownAfter(ms)).toBe(slide);
    const expectHeld = (slide: number) => expectAfter(60_000, slide);
    const expectResumed = (slide: number) => expectAfter(6000, slide);

    await test.step('in a hidden tab', async () => {
      await carousel.start(1);
      await hideTab(page, true);
      await expectHeld(1);
      await hideTab(page, false);
      await expectResumed(2);
    });

    await test.step('off the screen, where it fetches no pictures either', async () => {
      await carousel.start(1);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(held).toHaveCount(1);
      await expectHeld(1);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(held).toHaveCount(0);
      await expectResumed(2);
    });

    await test.step('when paused; screen readers are told of a chosen slide in one text', async () => {
      await carousel.start(1);
      await expect(held).toHaveCount(0);
      await carousel.press(say('pause'));
      await expect(held).toHaveCount(1);
      await expectHeld(1);
      await carousel.press(say('nextSlide'));
      expect(await carousel.shown()).toBe(2);
      const place = say('slide', { n: 2, count: numbers.length });
      await expect(said).toHaveText(`${place}: ${carouselBlock.slides[1]?.title}`);
      await carousel.press(say('resume'));
      await expectResumed(3);
      await expect(said).toHaveText('');
    });

    await test.step('while the mouse is over it, then resumes with the time left', async () => {
      await carousel.start(1);
      await carousel.wait(4000);
      await carousel.part.hover();
      await expectHeld(1);
      await page.mouse.move(640, 790);
      await page.evaluate(() => scrollTo(0, 0));
      await expectAfter(1999, 1);
      await expectAfter(1, 2);
    });

    await test.step('while it has keyboard focus, with which it is operated, and left', async () => {
      await operateByKeyboard(page, company);
      await expectHeld(3);
      await page.getByRole('banner').getByRole('link').first().focus();
      await expectResumed((3 % numbers.length) + 1);
    });
  });
});

/** Expects that a slide, with all that its config says, is the only one that can be seen, read and focused. */
async function expectAlone(page: Page, company: Company, index: number): Promise<void> {
  const { slides } = company.block('hero-carousel');
  const { title = '', text = '', actions = [] } = slides[index] ?? {};
  const { part, slides: all } = new Carousel(page, company);
  const name = company.say('slide', { n: index + 1, count: slides.length });
  const slide = part.getByRole('group', { name });
  await expect(part.getByRole('heading', { level: 2 })).toHaveText([title]);
  await expect(slide.getByRole('heading').locator('+ p')).toHaveText(text);
  const picture = slide.locator('img');
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  await expect(picture).toBeVisible();
  expect(actions.length).toBeGreaterThan(0);
  await expect(part.getByRole('link')).toContainText(actions.map(({ label }) => label));
  for (const { label, href } of actions)
    await expect(slide.getByRole('link', { name: label })).toHaveAttribute('href', href);
  // Slides that are fading out are visible for half a second, but inert.
  await expect(all.and(page.locator(':not([inert])'))).toHaveCount(1);
}

/** Goes on to the third slide, and to its first link, with keys alone. */
async function operateByKeyboard(page: Page, company: Company): Promise<void> {
  const carousel = new Carousel(page, company);
  await carousel.start(1);
  const next = carousel.part.getByRole('button', { name: company.say('nextSlide') });
  await next.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  expect(await carousel.shown()).toBe(3);
  await expect(next).toBeFocused();
  const quote = carousel.slides.nth(2).getByRole('link').first();
  await expect(quote).toBeVisible();
  // The last slide is still fading out, but its links are inert.
  await page.keyboard.press('Tab');
  await expect(quote).toBeFocused();
}

/** Expects that every button of the carousel is a sufficient touch target, and not under the chat button. */
async function expectBesideChat(page: Page, company: Company): Promise<void> {
  const buttons = await new Carousel(page, company).part
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  expect(buttons.length).toBeGreaterThanOrEqual(6);
  // At any scroll position.
  const chat = await page.locator('[aria-controls="chat"]').boundingBox();
  const right = Math.max(...buttons.map((box) => box.right));
  expect(right).toBeLessThanOrEqual(chat?.x ?? 0);
  expect(Math.min(...buttons.map((box) => box.width))).toBeGreaterThanOrEqual(24);
  expect(Math.min(...buttons.map((box) => box.left))).toBeGreaterThanOrEqual(0);
}
