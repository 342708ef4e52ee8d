import { expect } from '@playwright/test';
import { oldestBrowsers } from '../../src/node/assets/browsers';
import { forCompany, norwegian } from './support/company';
import { ageTo, lacksOf, type Lack } from './support/oldBrowser';
import { complaints, visit } from './support/visit';

// Today's engine without all that the oldest promised browsers lack (support/oldBrowser.ts).

const BROWSERS = oldestBrowsers(process.cwd(), 'full').map(([name]) => name);

forCompany(norwegian, (company) => {
  const { test, config, say, saying, store, pathOf, productPath, storedList } = company;
  const contact = pathOf('contact-form');
  const product = productPath(config.store.products[0]?.id ?? '');

  test('the browsers promised in full are those that have what the early script asks for', () => {
    for (const browser of BROWSERS) {
      const asked = ([name, member]: Lack) =>
        (name === 'Object' && member === 'hasOwn') ||
        (name === 'HTMLDialogElement' && member === undefined);
      expect(lacksOf('full', browser).some(asked), browser).toBe(false);
      expect(lacksOf('basic', browser).some(asked), browser).toBe(true);
    }
  });

  for (const browser of BROWSERS) {
    test(`everything works in the oldest ${browser} that is promised in full`, async ({ page }) => {
      const said = await complaints(page);
      await ageTo(page, 'full', browser);
      for (const address of ['/', store.home, contact, product]) await visit(page, address);
      await page
        .getByRole('main')
        .getByRole('button', { name: say('increase') })
        .click();
      await page
        .getByRole('main')
        .getByRole('button', { name: say('addToList') })
        .first()
        .click();
      await expect.poll(() => storedList(page)).toMatchObject([{ quantity: 2 }]);
      await visit(page, store.list);
      await expect(page.getByRole('main').locator('a[target="_blank"]').first()).toBeVisible();
      expect(said).toEqual([]);
    });

    test(`list, menu, form and links work in the oldest ${browser} of the others`, async ({
      page,
    }) => {
      const said = await complaints(page);
      await ageTo(page, 'basic', browser);
      await page.goto(store.home);
      const main = page.getByRole('main');
      await main
        .getByRole('button', { name: saying('addToList') })
        .first()
        .click();
      await expect(page.getByRole('banner').locator('[data-badge]')).toHaveText('1');
      await test.step('the list can be sent and shortened', async () => {
        await page.goto(store.list);
        const [line] = (await storedList(page)) ?? [];
        await expect(main.getByText(`1 × ${line?.name}`)).toBeVisible();
        const link = main.getByRole('link', { name: say('sendInquiry') });
        const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
        expect(searchParams.get('text')).toContain(line?.name);
        await main.getByRole('button').click();
        expect(await storedList(page)).toEqual([]);
        await expect(main.getByText(say('listEmpty'))).toBeVisible();
      });
      await test.step('a shared list says what to do with it', async () => {
        const { id } = config.store.products[0] ?? { id: '' };
        await page.goto(`${store.list}?items=${id}:2`);
        await expect(main.getByRole('status')).toHaveText(say('sharedTooOld'));
        expect(await storedList(page)).toEqual([]);
      });
      await test.step('the menu leads to another page', async () => {
        const link = page.getByRole('banner').locator(`a[href="${contact}"]`).first();
        await link.click();
        await expect(page).toHaveURL(contact);
      });
      await test.step('the browser sends the form, and a reload loses nothing', async () => {
        await main.locator('[name="name"]').fill('Kari Nordmann');
        await page.reload();
        await expect(main.locator('[name="name"]')).toHaveValue('Kari Nordmann');
        await main.locator('[name="email"]').fill('kari@nordmann.example');
        await main.locator('[name="message"]').fill('To pumper.');
        await main.locator('select').selectOption({ index: 1 });
        const [endpoint] = config.contact?.endpoint?.split('?') ?? [];
        const posted = page.waitForRequest((request) => request.method() === 'POST');
        await page.route(`**${endpoint}`, (route) => route.fulfill({ body: 'Takk' }));
        await main.locator('[type="submit"]').click();
        expect((await posted).postData()).toContain('name=Kari+Nordmann');
      });
      expect(said).toEqual([]);
    });
  }
});
