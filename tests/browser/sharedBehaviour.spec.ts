import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { followNew, footerLink } from './support/links';
import { WITH_MOTION } from './support/motion';
import { showShare, untilObserved } from './support/reveal';
import { LOST } from './support/site';
import { untilLive, visit } from './support/visit';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Scrolls, and waits for the scroll event, which fires in the next frame. */
const scrollDown = async (page: Page, y: number) => {
  await page.evaluate(async (to) => {
    if (Math.round(scrollY) === to) return;
    const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    scrollTo({ top: to, behavior: 'instant' });
    await told;
  }, y);
  await expect.poll(() => top(page)).toBe(y);
};

forCompany(norwegian, ({ test, config, store, block, pathOf, titleOf, lost }) => {
  test.use(WITH_MOTION);

  const [services, about, contact] = [
    pathOf('feature-rows'),
    pathOf('logo-grid'),
    pathOf('contact-form'),
  ];
  const [portfolio, gallery] = [pathOf('project-gallery'), block('project-gallery')];
  const anchor = `${portfolio}#${gallery.id}`;

  test('[A12] [A13] [A14] every page starts at the top, Back and Forward return to where each was left, and an anchor leads below the header', async ({
    page,
  }) => {
    await visit(page, '/');

    await test.step('a page starts at the top, even if the one before was scrolled', async () => {
      for (const to of [store.home, contact, about]) {
        await footerLink(page, to).scrollIntoViewIfNeeded();
        expect(await top(page)).toBeGreaterThan(500);
        await footerLink(page, to).click();
        await expect(page).toHaveURL(to);
        await expect.poll(() => top(page)).toBe(0);
      }
    });

    await test.step('Back and Forward return to where each page was left', async () => {
      await scrollDown(page, 900);
      await footerLink(page, services).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(services);
      await expect.poll(() => top(page)).toBe(0);
      await scrollDown(page, 400);
      await page.goBack();
      await expect(page).toHaveURL(about);
      await expect.poll(() => top(page)).toBe(900);
      await page.goForward();
      await expect(page).toHaveURL(services);
      await expect.poll(() => top(page)).toBe(400);
    });

    await test.step('a link to an anchor on another page lands below the header', async () => {
      await followNew(page, anchor);
      await expect(page).toHaveURL(anchor);
      await expectBelowHeader(page, `#${gallery.id}`);
    });
  });

  test(
    '[A14] [P16] an address with an anchor opens there, before and after React, and so does a jump within its page',
    { tag: '@both' },
    async ({ page }) => {
      await page.goto(anchor);
      await expectBelowHeader(page, `#${gallery.id}`);
      await untilLive(page);
      await expectBelowHeader(page, `#${gallery.id}`);
      await scrollDown(page, 0);
      await page.locator(`main a[href="#${gallery.id}"]`).click();
      await expectBelowHeader(page, `#${gallery.id}`);
    },
  );

  test.describe('a section that fades in', () => {
    const opacity = (page: Page) =>
      page
        .locator('[data-reveal]')
        .last()
        .evaluate((part) => Number(getComputedStyle(part).opacity));

    test('[M7] [M8] fades in when a tenth of it is visible, and stays, on the next page too; in print it is visible', async ({
      page,
    }) => {
      await visit(page, '/');
      expect(await opacity(page)).toBe(0);
      await page.emulateMedia({ media: 'print' });
      expect(await opacity(page)).toBe(1);
      await page.emulateMedia({ media: 'screen' });
      await expect.poll(() => opacity(page)).toBe(0);
      const last = page.locator('[data-reveal]').last();
      await showShare(last, 0.05);
      expect(await opacity(page)).toBe(0);
      await showShare(last, 0.12);
      await expect.poll(() => opacity(page)).toBe(1);
      await scrollDown(page, 0);
      await untilObserved(page);
      expect(await opacity(page)).toBe(1);

      await footerLink(page, services).click();
      await expect(page).toHaveURL(services);
      const first = page.locator('main [data-reveal]').first();
      await first.scrollIntoViewIfNeeded();
      await expect(first).toHaveCSS('opacity', '1');
    });

    test('[M8] is revealed if it is too tall to ever show a tenth of itself', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const part = document.querySelector<HTMLElement>('[data-reveal]');
          if (part) part.style.height = `${innerHeight * 30}px`;
        });
      });
      await page.goto(services);
      const tall = page.locator('[data-reveal]').first();
      await tall.evaluate((part) => scrollTo(0, part.getBoundingClientRect().top + scrollY));
      await expect(tall).toHaveCSS('opacity', '1');
    });
  });

  test('[A8] an unknown address shows an error page with a link home, and is logged to the console: opened directly, and from a link inside the site', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const home = page.locator('main a[href="/"]');
    await page.goto(LOST);
    await expect(page.getByText(lost)).toBeVisible();
    await expect(home).toBeVisible();
    await untilLive(page);
    const logged = () =>
      errors.splice(0).filter((text) => text.includes(LOST) && !text.includes('status'));
    expect(logged()).toHaveLength(1);

    const goHome = async () => {
      await home.click();
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(titleOf('/'));
    };
    await goHome();
    await followNew(page, LOST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(lost);
    await expect(page).toHaveURL(LOST);
    await expect(page).toHaveTitle(config.notFound.title);
    expect(logged()).toEqual([expect.stringContaining(`not found: ${LOST}`)]);
    await goHome();
  });
});

async function expectBelowHeader(page: Page, selector: string): Promise<void> {
  const distance = () =>
    page.locator(selector).evaluate((place) => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      return Math.round(place.getBoundingClientRect().top - header);
    });
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  expect(await distance()).toBeLessThan(120);
}
