import { expect, type Route } from '@playwright/test';
import { call, items, launcher, loaded, openPage, panel, SITE } from './support/partnerPage';
import { CART_KEY, config } from './support/site';
import { test } from './support/test';

test('calls take effect in order, before the widgets have loaded and after; after destroy(), the embed can be started again, with all of its styles', async ({
  page,
}) => {
  await openPage(page, '');
  await call(
    page,
    ['add', 'a'],
    ['clear'],
    ['add', 'b'],
    ['update', 'b', 3],
    ['add', 'c'],
    ['remove', 'c'],
  );
  expect(await items(page)).toEqual(['3 b']);
  await loaded(page);
  await call(page, ['clear'], ['add', 'd'], ['update', 'd', 2], ['add', 'e']);
  expect(await items(page)).toEqual(['2 d', '1 e']);

  await test.step('after destroy(), it can be started again', async () => {
    await page.evaluate(() => document.body.append(document.createElement('inquiry-list')));
    const heading = page.locator('inquiry-list h2');
    const size = () => heading.evaluate((element) => getComputedStyle(element).fontSize);
    const before = await size();
    await call(page, ['destroy']);
    await expect(heading).toHaveCount(0);
    await page.addScriptTag({ url: `${SITE}/embed/v1.js` });
    await expect.poll(size).toBe(before);
  });
});

test('[E25] [E27] [E54] ready is fired once the widgets can be used, add carries name and quantity; the panel closes at Back and when a single-page app changes its route', async ({
  page,
}) => {
  await openPage(
    page,
    `<script>
      addEventListener('inquiry:ready', ({ detail }) => { window.got = detail.version; window.inquiry.open(); });
      heard = [];
      addEventListener('inquiry:add', ({ detail }) => heard.push(detail));
    </script>`,
  );
  await loaded(page);
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate('got === inquiry.version')).toBe(true);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);

  await call(page, ['add', { id: 'own', name: 'Own' }, 3]);
  expect(await page.evaluate('heard')).toMatchObject([{ id: 'own', name: 'Own', quantity: 3 }]);

  await test.step('the panel closes at Back and when a single-page app changes its route', async () => {
    await page.evaluate("history.pushState({}, '', '#products')");
    await call(page, ['open']);
    await expect(panel(page)).toBeVisible();
    await page.evaluate("history.pushState({}, '', '/about')");
    await expect(panel(page)).toHaveCount(0);
    await call(page, ['open']);
    await expect(panel(page)).toBeVisible();
    // Routers also store their state with the entry, which leads nowhere.
    await page.evaluate("history.replaceState({ seen: true }, '')");
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe('#products');
  });
});

test('two tabs that both write on every change settle', async ({ page, context }) => {
  await openPage(
    page,
    `<script>
      changes = 0;
      addEventListener('inquiry:change', () => localStorage.setItem('own', Math.random() + ++changes), true);
      heard = '';
      addEventListener('storage', ({ key, newValue }) => key === 'ping' && (heard = newValue));
    </script>`,
  );
  const other = await context.newPage();
  await other.goto(page.url());
  await call(page, ['add', 'a']);
  await expect.poll(() => items(other)).toEqual(['1 a']);
  // Storage events arrive in order: once each tab has answered the other, none is pending.
  for (const [round, [from, to]] of [
    [other, page],
    [page, other],
    [other, page],
    [page, other],
  ].entries()) {
    await from?.evaluate((word) => localStorage.setItem('ping', word), String(round));
    await expect.poll(() => to?.evaluate('heard')).toBe(String(round));
  }
  for (const tab of [page, other]) expect(await tab.evaluate('changes')).toBe(1);
});

test('pages with scripts of their own: a change handler that sets the quantity, storage that discards writes, a stored value that is no list, another inquiry', async ({
  page,
}) => {
  await test.step('a page that sets the quantity in its change handler causes no loop', async () => {
    const told = await openPage(
      page,
      `<script>addEventListener('inquiry:change', () => inquiry.update('a', 4), true)</script>`,
    );
    await loaded(page);
    await call(page, ['add', 'a']);
    await expect.poll(() => items(page)).toEqual(['4 a']);
    expect(told).toEqual([]);
  });

  await test.step('the list lives in memory if storage silently discards writes', async () => {
    await openPage(page, `<script>Storage.prototype.setItem = () => {}</script>`);
    await call(page, ['add', 'a'], ['add', 'b']);
    expect(await items(page)).toEqual(['1 a', '1 b']);
    await expect(launcher(page)).toContainText('2');
  });

  await test.step('a stored value that is not a list is an empty list', async () => {
    const told = await openPage(
      page,
      `<script>localStorage.setItem('${CART_KEY}', '{broken')</script>`,
    );
    await call(page, ['add', 'a']);
    expect(await items(page)).toEqual(['1 a']);
    expect(told).toEqual([]);
  });

  await test.step('an element with the id inquiry does not block the script’s global (DOM clobbering)', async () => {
    const told = await openPage(page, '<section id="inquiry"></section>');
    await expect.poll(() => page.evaluate('!!inquiry.add')).toBe(true);
    await call(page, ['add', 'a']);
    expect(await items(page)).toEqual(['1 a']);
    expect(told).toEqual([]);
  });

  for (const value of ['() => 1', '{ version: 7 }', '"ask"'])
    await test.step(`an inquiry of the page’s own is kept, and reported: ${value}`, async () => {
      const told = await openPage(
        page,
        `<script>window.inquiry = ${value}; own = window.inquiry</script>
         <inquiry-add product="a"><a href="#">Ask</a></inquiry-add>`,
      );
      await expect.poll(() => told).toEqual(['inquiry is taken']);
      await expect(page.getByRole('link', { name: 'Ask' })).toBeVisible();
      expect(await page.evaluate('inquiry === own')).toBe(true);
    });
});

test('[E7] what is added while the widgets are being fetched shows in the list, also if they have to be fetched again', async ({
  page,
}) => {
  const asked: Route[] = [];
  await page.route(/\/embed\/c\/widgets-/, (route) =>
    asked.push(route) === 1 ? undefined : route.continue(),
  );
  await openPage(page, '<inquiry-list></inquiry-list>');
  await expect.poll(() => asked.length).toBe(1);
  await call(page, ['add', 'a']);
  // The embed answers an add in a task of its own.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  await asked[0]?.abort();
  await expect(page.locator('inquiry-list [part=send]')).toBeVisible();
});

test('a number without a country code, and a product that is not in the catalogue, are reported; the company’s number is used', async ({
  page,
}) => {
  const told = await openPage(
    page,
    `<inquiry-list number="0771 234 567"></inquiry-list><inquiry-chat></inquiry-chat>
     <inquiry-add product="none-such"></inquiry-add><inquiry-add product="own" name="Own"></inquiry-add>`,
    'data-number="0771234567"',
  );
  for (const button of await page.locator('inquiry-add').getByRole('button').all())
    await button.click();
  await expect(page.locator('inquiry-notices li')).toContainText('Own');
  const number = config.chat.number.replace(/\D/g, '');
  for (const tag of ['list', 'chat'])
    await expect(page.locator(`inquiry-${tag} a[href^="https://wa.me"]`)).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/${number}\\?`),
    );
  await expect
    .poll(() => told.toSorted())
    .toEqual([
      '<inquiry-list>: number="0771 234 567" is not accepted. Accepted: something like "+99 12 345 6789".',
      '<script>: number="0771234567" is not accepted. Accepted: something like "+99 12 345 6789".',
      'The catalogue has no none-such.',
    ]);
});
