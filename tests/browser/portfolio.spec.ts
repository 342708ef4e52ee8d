import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian, shipped } from './support/company';
import { expectAccessible } from './support/axe';
import { hold } from './support/hold';
import { footerLink } from './support/links';
import { untilLive, visit } from './support/visit';

forCompany(norwegian, ({ test, say, block, pathOf }) => {
  const [portfolio, contact] = [pathOf('project-gallery'), pathOf('contact-form')];
  const gallery = block('project-gallery');
  const total = gallery.groups.reduce((sum, group) => sum + group.projects.length, 0);
  const [first, last] = [gallery.groups[0], gallery.groups.at(-1)];
  if (!first || !last || first === last) throw new Error('The gallery has no two groups.');
  const shows = (count: number) => say('projectsShown', { count, total });

  const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
  const projects = (page: Page) =>
    page
      .locator(`#${gallery.id}`)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
  const said = (page: Page) => page.locator(`#${gallery.id}`).getByRole('status');
  const choose = (page: Page, name: string) =>
    page.locator(`#${gallery.id} label`).filter({ hasText: name }).click();

  test('[P18] one trade is chosen at a time, and only its projects are shown; a choice made before React is kept; arrow keys choose, too', async ({
    page,
  }) => {
    const release = await hold(page, /\/assets\/.*\.js$/);

    await test.step('a choice made before React is kept, and written to the address', async () => {
      await page.goto(portfolio, { waitUntil: 'commit' });
      await choose(page, last.label);
      await expect(projects(page)).toHaveCount(last.projects.length);
      release();
      await untilLive(page);
      await expect(choice(page, last.label)).toBeChecked();
      await expect(page).toHaveURL(`${portfolio}?filter=${last.value}`);
      await expectAccessible(page, 'filtered');
    });

    await test.step('all projects are shown again', async () => {
      await choose(page, say('allProjects'));
      await expect(page).toHaveURL(portfolio);
      await expect(projects(page)).toHaveCount(total);
    });

    for (const { value, label, projects: its } of gallery.groups)
      await test.step(`only the projects of ${label} are shown`, async () => {
        await choose(page, label);
        await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
        await expect(choice(page, label)).toBeChecked();
        await expect(page).toHaveURL(`${portfolio}?filter=${value}`);
        await expect(projects(page)).toHaveCount(its.length);
        await expect(projects(page)).toContainText(its.map(() => label));
        await expect(said(page)).toHaveText(shows(its.length));
      });

    await test.step('the choice is made with the arrow keys, too', async () => {
      await choose(page, say('allProjects'));
      await choice(page, say('allProjects')).focus();
      await page.keyboard.press('ArrowRight');
      await expect(choice(page, first.label)).toBeFocused();
      await expect(projects(page)).toHaveCount(first.projects.length);
      await expect(said(page)).toHaveText(shows(first.projects.length));
    });
  });

  test(
    'Back undoes a choice, Forward restores it, and neither scrolls the page',
    { tag: '@phone' },
    async ({ page }) => {
      await visit(page, portfolio);
      await choice(page, first.label).scrollIntoViewIfNeeded();
      // While the section still moves, Playwright would scroll to click its target.
      await expect(page.locator(`#${gallery.id} > div`)).toHaveCSS('transform', 'none');
      const top = await page.evaluate(() => scrollY);
      await choose(page, first.label);
      await choose(page, last.label);
      await page.goBack();
      await expect(choice(page, first.label)).toBeChecked();
      await expect(projects(page)).toHaveCount(first.projects.length);
      await expect(said(page)).toHaveText(shows(first.projects.length));
      await page.goBack();
      await expect(choice(page, say('allProjects'))).toBeChecked();
      await expect(projects(page)).toHaveCount(total);
      await page.goForward();
      await expect(choice(page, first.label)).toBeChecked();
      expect(await page.evaluate(() => scrollY)).toBe(top);
    },
  );

  test('an address with a choice shows it, before React has loaded, and after a visit elsewhere', async ({
    page,
  }) => {
    const address = `${portfolio}?filter=${first.value.toUpperCase()}`;
    const expectChosen = async () => {
      await expect(choice(page, first.label)).toBeChecked();
      await expect(projects(page)).toHaveCount(first.projects.length);
    };
    const release = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(address);
    await expectChosen();
    release();
    await untilLive(page);
    await expectChosen();
    await footerLink(page, contact).click();
    await expect(page).toHaveURL(contact);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectChosen();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('[P18] a choice still shows only its projects', async ({ page }) => {
      await page.goto(portfolio);
      await expect(projects(page)).toHaveCount(total);
      for (const { label, projects: its } of gallery.groups) {
        await choose(page, label);
        await expect(projects(page)).toHaveCount(its.length);
        await expect(projects(page).first()).toContainText(label);
      }
      await choose(page, say('allProjects'));
      await expect(projects(page)).toHaveCount(total);
      // The live region is updated by React, so it stays empty.
      await expect(said(page)).toHaveText('');
    });
  });
});

shipped.test('[P20] the page ends with a call to action', async ({ page }) => {
  await page.goto('/portfolio');
  const call = page.getByRole('main').locator('section').last().getByRole('link').first();
  await expect(call).toHaveAttribute('href', /^tel:\+\d+$/);
});
