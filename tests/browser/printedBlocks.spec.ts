import { expect } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { test as anySite } from './support/test';
import { visit } from './support/visit';

forCompany(norwegian, ({ test, config, block, pathOf }) => {
  test('on paper all answers are open', async ({ page }) => {
    await visit(page, pathOf('accordion'));
    const answers = page.locator('main details > :not(summary)');
    await expect(answers).not.toHaveCount(0);
    const shown = () =>
      answers.evaluateAll((all) => all.map((one) => one.firstElementChild?.checkVisibility()));
    expect(await shown()).toContain(false);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).not.toContain(false);
  });

  test('on paper each file has its address, and a map is the address of its place', async ({
    page,
  }) => {
    await visit(page, pathOf('downloads'));
    await page.emulateMedia({ media: 'print' });
    for (const { title, file } of block('downloads').items) {
      const link = page.getByRole('link', { name: title });
      const written = await link.evaluate((one) => getComputedStyle(one, '::after').content);
      expect(written, title).toContain(config.site.url + file);
    }
    const map = page.getByRole('figure').filter({ hasText: block('place-map').address });
    await expect(map).toBeVisible();
    await expect(map.locator('a, button').filter({ visible: true })).toHaveCount(0);
  });

  test('on paper a vacancy says to whom one writes, and has no buttons', async ({ page }) => {
    await visit(page, pathOf('vacancies'));
    await page.emulateMedia({ media: 'print' });
    const { items, mail = '' } = block('vacancies');
    for (const { title, branch } of items) {
      const heading = page.getByRole('heading', { name: title, exact: true });
      const links = page.getByRole('listitem').filter({ has: heading }).getByRole('link');
      const mailbox = config.branches.find(({ id }) => id === branch)?.email ?? '';
      await expect(links.filter({ visible: true })).toHaveText(new RegExp(`^${mail}`));
      const written = await links
        .filter({ hasText: mail })
        .evaluate((one) => getComputedStyle(one, '::after').content);
      expect(written).toContain(mailbox);
    }
  });
});

anySite('on paper a video is its still', async ({ page, arabic }) => {
  await visit(page, `${arabic}/services/people`);
  const stills = page.locator('div:has(> video) > img');
  await expect(stills).toHaveCount(2);
  // On screens, where the player has it, it is not loaded.
  for (const still of await stills.all()) await expect(still).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const still of await stills.all()) {
    await expect(still).toBeVisible();
    const width = () => still.evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
});
