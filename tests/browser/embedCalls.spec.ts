import { expect, test } from '@playwright/test';
import { call, items, launcher, loaded, openPage, SITE } from './support/partnerPage';
import { CART_KEY, config } from './support/site';

test('calls take effect in order, before the widgets have loaded and after', async ({ page }) => {
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

test('a page that sets the quantity in its change handler causes no loop', async ({ page }) => {
  const told = await openPage(
    page,
    `<script>addEventListener('inquiry:change', () => inquiry.update('a', 4), true)</script>`,
  );
  await loaded(page);
  await call(page, ['add', 'a']);
  await expect.poll(() => items(page)).toEqual(['4 a']);
  expect(told).toEqual([]);
});

test('the list lives in memory if storage silently discards writes', async ({ page }) => {
  await openPage(page, `<script>Storage.prototype.setItem = () => {}</script>`);
  await call(page, ['add', 'a'], ['add', 'b']);
  expect(await items(page)).toEqual(['1 a', '1 b']);
  await expect(launcher(page)).toContainText('2');
});

test('a stored value that is not a list is an empty list', async ({ page }) => {
  const told = await openPage(
    page,
    `<script>localStorage.setItem('${CART_KEY}', '{broken')</script>`,
  );
  await call(page, ['add', 'a']);
  expect(await items(page)).toEqual(['1 a']);
  expect(told).toEqual([]);
});
test('after destroy(), the embed can be started again, with all of its styles', async ({
  page,
}) => {
  await openPage(page, '<inquiry-list></inquiry-list>');
  const size = () =>
    page.locator('inquiry-list h2').evaluate((heading) => getComputedStyle(heading).fontSize);
  const before = await size();
  await call(page, ['destroy']);
  await expect(page.locator('inquiry-list h2')).toHaveCount(0);
  await page.addScriptTag({ url: `${SITE}/embed/v1.js` });
  await expect.poll(size).toBe(before);
});

test('a pinned version runs with its hash, and has all of its styles', async ({ page }) => {
  const { latest, versions } = (await (await fetch(`${SITE}/embed/versions.json`)).json()) as {
    latest: string;
    versions: Record<string, { file: string; integrity: string }>;
  };
  const { file = '', integrity = '' } = versions[latest] ?? {};
  const body = '<inquiry-list></inquiry-list><inquiry-chat></inquiry-chat>';
  const told = await openPage(page, body, `integrity="${integrity}" crossorigin`, file);
  await call(page, ['add', { id: 'own', name: 'Own' }]);
  // One rule each of the theme, the base styles, a widget of the embed, and a widget shared with the site.
  const panelLink = page.locator('inquiry-list [part=send]');
  await expect(panelLink).toHaveCSS('background-color', 'rgb(255, 122, 26)');
  await expect(panelLink).toHaveCSS('box-sizing', 'border-box');
  await expect(page.locator('inquiry-list h2')).toHaveCSS('font-size', '22px');
  await expect(page.locator('inquiry-chat aside')).toHaveCSS('position', 'fixed');
  expect(told).toEqual([]);
});

test('a number without a country code is reported, and the company’s is used', async ({ page }) => {
  const told = await openPage(
    page,
    '<inquiry-list number="0771 234 567"></inquiry-list><inquiry-chat></inquiry-chat>',
    'data-number="0771234567"',
  );
  await call(page, ['add', { id: 'own', name: 'Own' }]);
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
    ]);
});

test('a product that is not in the catalogue is reported when it is added', async ({ page }) => {
  const told = await openPage(
    page,
    '<inquiry-add product="none-such"></inquiry-add><inquiry-add product="own" name="Own"></inquiry-add>',
  );
  for (const button of await page.locator('inquiry-add').getByRole('button').all())
    await button.click();
  await expect(page.locator('inquiry-notices li')).toContainText('Own');
  await expect.poll(() => told).toEqual(['The catalogue has no none-such.']);
});

for (const value of ['() => 1', '{ version: 7 }', '"ask"'])
  test(`an inquiry of the page’s own is kept, and reported: ${value}`, async ({ page }) => {
    const told = await openPage(
      page,
      `<script>window.inquiry = ${value}; own = window.inquiry</script>
       <inquiry-add product="a"><a href="#">Ask</a></inquiry-add>`,
    );
    await expect.poll(() => told).toEqual(['inquiry is taken']);
    await expect(page.getByRole('link', { name: 'Ask' })).toBeVisible();
    expect(await page.evaluate('inquiry === own')).toBe(true);
  });

test('an element with the id inquiry does not block the script’s global (DOM clobbering)', async ({
  page,
}) => {
  const told = await openPage(page, '<section id="inquiry"></section>');
  await expect.poll(() => page.evaluate('!!inquiry.add')).toBe(true);
  await call(page, ['add', 'a']);
  expect(await items(page)).toEqual(['1 a']);
  expect(told).toEqual([]);
});
