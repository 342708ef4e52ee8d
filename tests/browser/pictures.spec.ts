import { expect, test, type Page } from '@playwright/test';
import { Carousel } from './support/carousel';
import { visitAtRest } from './support/visit';

test.describe('pictures of the carousel', () => {
  const SCENES = /\/assets\/(industrial|hvac|mining|civil)-dark-.*\.svg$/;
  const pulses = (page: Page, slide: number) =>
    new Carousel(page).slides
      .nth(slide - 1)
      .locator('[data-frame]')
      .evaluate((frame) => getComputedStyle(frame, '::after').animationName !== 'none');

  test('[M9] are prefetched before their slides are shown', async ({ page }) => {
    const fetched = new Set<string>();
    page.on('requestfinished', (request) => {
      const scene = SCENES.exec(request.url())?.[1];
      if (scene) fetched.add(scene);
    });
    await visitAtRest(page, '/');
    // The carousel may be hydrated after the clock was stopped: its timer then starts with the next tick.
    const afterSeconds = async () => {
      await page.clock.runFor(1000);
      return fetched.size;
    };
    await expect.poll(afterSeconds).toBe(4);
  });

  test('[M9] pulse until they have loaded', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/hvac-dark-/, async (route) => {
      await held;
      await route.continue();
    });
    await visitAtRest(page, '/');
    await new Carousel(page).start(2);
    expect(await pulses(page, 2)).toBe(true);
    release();
    await expect.poll(() => pulses(page, 2)).toBe(false);
  });

  test('[M9] stop pulsing without React', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => pulses(page, 1)).toBe(false);
  });

  test('[M10] log a failure once to the console, and show nothing to the visitor', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      const { type, text } = { type: message.type(), text: message.text() };
      // Ignores the browser's own network error.
      if (type === 'error' && !text.startsWith('Failed to load resource')) errors.push(text);
    });
    await page.route(/\/assets\/mining-dark-/, (route) => route.abort());
    await visitAtRest(page, '/');
    await new Carousel(page).start(3);
    await expect.poll(() => errors.length).toBe(1);
    expect(errors[0]).toMatch(/mining-dark/);
    await expect.poll(() => pulses(page, 3)).toBe(false);
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(
      0,
    );
    await new Carousel(page).start(2);
    await new Carousel(page).start(3);
    expect(errors).toHaveLength(1);
  });
});
