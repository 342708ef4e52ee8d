import { expect, type Page } from '@playwright/test';
import { Carousel } from './support/carousel';
import { hold } from './support/hold';
import { WITH_MOTION } from './support/motion';
import { test } from './support/test';
import { visitAtRest } from './support/visit';

test.use(WITH_MOTION);

test.describe('pictures of the carousel', () => {
  const SCENES = /\/assets\/(industrial|hvac|mining|civil)-dark-.*\.svg$/;
  const pulses = (page: Page, slide: number) =>
    new Carousel(page).slides
      .nth(slide - 1)
      .locator('[data-frame]')
      .evaluate((frame) => getComputedStyle(frame, '::after').animationName !== 'none');

  test('[M9] [M10] are fetched before their slides are shown, and pulse until they have loaded; a failure is logged once to the console, and nothing of it is shown', async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const scene = SCENES.exec(request.url())?.[1];
      if (scene) asked.add(scene);
    });
    const errors: string[] = [];
    page.on('console', (message) => {
      // Ignores the browser's own network error.
      const isOurs = !message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && isOurs) errors.push(message.text());
    });
    await page.route(/\/assets\/mining-dark-/, (route) => route.abort());
    const release = await hold(page, /\/assets\/hvac-dark-/);
    await visitAtRest(page, '/');
    const carousel = new Carousel(page);

    await test.step('they are fetched before their slides are shown', async () => {
      // If the carousel is hydrated after the clock was stopped, its timer starts with the next tick.
      const afterSeconds = async () => {
        await page.clock.runFor(1000);
        return asked.size;
      };
      await expect.poll(afterSeconds).toBe(4);
    });

    await test.step('they pulse until they have loaded', async () => {
      await carousel.start(2);
      expect(await pulses(page, 2)).toBe(true);
      release();
      await expect.poll(() => pulses(page, 2)).toBe(false);
    });

    await test.step('a failure is logged once, and nothing of it is shown', async () => {
      await carousel.start(3);
      await expect.poll(() => errors).toEqual([expect.stringMatching(/mining-dark/)]);
      await expect.poll(() => pulses(page, 3)).toBe(false);
      const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
      await expect(notices).toHaveCount(0);
      await carousel.start(2);
      await carousel.start(3);
      expect(errors).toHaveLength(1);
    });
  });

  test('[M9] stop pulsing without React', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => pulses(page, 1)).toBe(false);
  });
});
