import { expect } from '@playwright/test';
import { Carousel } from './support/carousel';
import { WITH_MOTION } from './support/motion';
import { test } from './support/test';
import { visitAtRest } from './support/visit';

test.use(WITH_MOTION);

test('[P12] [M1] [P14] [P15] five slides, 5000 ms each, in a loop; values, suppliers and a link to the partnership page', async ({
  page,
}) => {
  await visitAtRest(page, '/about');
  const carousel = new Carousel(page);
  await expect(carousel.slides).toHaveCount(5);
  await carousel.start(1);
  for (const next of [2, 3, 4, 5, 1]) {
    expect(await carousel.shownAfter(4999)).not.toBe(next);
    expect(await carousel.shownAfter(1)).toBe(next);
  }
  const main = page.getByRole('main');
  for (const value of ['Safety First', 'Collaboration & Teamwork'])
    await expect(main.getByRole('heading', { name: value })).toBeVisible();
  await main.getByRole('link', { name: 'Partner With Us' }).click();
  await expect(page).toHaveURL('/contact');
});
