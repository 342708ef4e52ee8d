import { expect, type Page } from '@playwright/test';
import { forCompany, shipped } from './support/company';
import { ContactForm, sending, writtenTo } from './support/contact';
import { refuse } from './support/hold';
import { footerLink } from './support/links';
import { storeListNow } from './support/list';
import { untilLive, visit } from './support/visit';
import { escaped } from './support/wording';

forCompany(shipped, (company) => {
  const { test, config, say, store, pathOf, categoryPath, productPath } = company;
  const { linesOf, asAdded, storeList, bullet, cartKey } = company;
  const [about, contact] = [pathOf('logo-grid'), pathOf('contact-form')];
  const { id = '', name = '' } = config.store.products[0] ?? {};
  const line = bullet(asAdded({ id, name, quantity: 2 }));
  const written = writtenTo(company);

  const list = (page: Page) => page.getByRole('heading', { name: say('selectedItems', { n: 2 }) });

  test('with data saver on, a visitor sees without any interaction what a page is for, and no more is fetched', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });

    for (const path of ['/', categoryPath('all'), contact])
      await test.step(`all of ${path}, for which no more is fetched`, async () => {
        await page.goto(path);
        // A busy machine may never find a page idle that draws all the time.
        await page.evaluate(
          () => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: 5000 })),
        );
        expect(await page.evaluate(() => window.app.data)).toBeUndefined();
      });

    await test.step('the list that a shared link offers', async () => {
      await page.goto(`${store.list}?items=${id}:2`);
      await expect(main).toContainText(name);
    });

    await test.step('the results of a search in the address', async () => {
      await page.goto(`${categoryPath('all')}?q=motor`);
      await expect(page.locator('#listing-count')).toContainText('motor');
    });

    await test.step('which product an address may have meant', async () => {
      await page.goto(productPath(id.replace('-', '%20')));
      await expect(main.getByRole('status')).toContainText(id.toUpperCase());
    });

    await test.step('what is on the list, also in the message that includes it', async () => {
      await storeListNow(page, linesOf(2), cartKey);
      await page.goto(store.list);
      await expect(list(page)).toBeVisible();
      await page.goto(`${contact}?list=1`);
      await expect(new ContactForm(page, company).fields.message).toHaveValue(
        new RegExp(escaped(line)),
      );
    });
  });

  test('a list that could not be shown is shown on the next touch anywhere', async ({ page }) => {
    await storeList(page, linesOf(2));
    const failed = page.waitForEvent('requestfailed');
    const restore = await refuse(page, /\/data\//);
    await page.goto(store.list);
    await failed;
    restore();
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).click();
      await expect(list(page)).toBeVisible({ timeout: 500 });
    }).toPass();
  });

  test('code that failed to load is fetched again on the next click, even by browsers that cache failures', async ({
    page,
  }) => {
    const code = /\/assets\/.*PartNumbers[^/]*\.js$/;
    const restore = await refuse(page, code);
    await visit(page, about);
    await footerLink(page, store.home).click();
    await expect(page.getByRole('region', { name: say('notices') })).toContainText(say('retry'));
    restore();
    await page.getByRole('button', { name: say('retry') }).click();
    await expect(page).toHaveURL(store.home);
    // Without a full page load.
    const opened = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
    expect(new URL(opened ?? '').pathname).toBe(about);
  });

  test('a message that includes the list is not sent without it', async ({ page }) => {
    const sent: string[] = [];
    await page.route(sending(company), (route) => {
      sent.push(route.request().postData() ?? '');
      return route.fulfill({ body: '{"ok":true}' });
    });
    const code = /\/assets\/carriedList[^/]*\.js$/;
    const restore = await refuse(page, code);
    await storeList(page, linesOf(2));
    await visit(page, `${contact}?list=1`);
    const form = new ContactForm(page, company);
    await form.write();
    await form.button.click();
    await expect(page.getByRole('region', { name: say('notices') })).toContainText(
      say('contactFailedTitle'),
    );
    expect(sent).toEqual([]);
    restore();
    // Any click tries again. One on the button would send as well, if the list came before the button was released.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(form.fields.message).toHaveValue(new RegExp(escaped(line)));
    await form.button.click();
    await form.expectSent();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(line);
    expect(sent[0]).toContain(JSON.stringify(written.message).slice(1, -1));
  });

  test('a page of an older release reloads on the next click', async ({ page }) => {
    const restore = await refuse(page, /\/data\//, 404);
    let documents = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      documents += 1;
      // The second request gets the document of the new release.
      if (documents === 2) restore();
    });
    await page.clock.install();
    const gone = page.waitForResponse(/\/data\/.*_index/);
    await page.goto('/');
    await page.getByRole('button', { name: say('nextSlide') }).click();
    await gone;
    expect(documents).toBe(1);
    const reloaded = page.waitForEvent('load');
    await page.clock.fastForward(120_000);
    await page.getByRole('button', { name: say('nextSlide') }).click();
    await reloaded;
    await untilLive(page);
    expect(documents).toBe(2);
  });
});
