import { expect, type Page } from '@playwright/test';
import { shipped } from './support/company';
import { answerWith, ContactForm } from './support/contact';
import { awayFromTheList, launcher, panel, PARTNER, SITE } from './support/partnerPage';
import { config } from './support/site';
import { test } from './support/test';

/** What /partners says about privacy, in its code samples. */
const PRIVACY =
  config.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === 'code-samples' ? block.samples : []))
    .find(({ title }) => title === 'Privacy')?.text ?? '';

/** Records, from the first script of a page on, under which keys its storage is read and written. */
async function watchStorage(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const keys = new Set<string>();
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      const original = Reflect.get(Storage.prototype, method) as (...all: string[]) => never;
      Storage.prototype[method] = function watched(this: Storage, ...all: string[]) {
        keys.add(`${this === sessionStorage ? 'session' : 'local'} ${all[0]}`);
        return original.apply(this, all);
      };
    }
    Object.assign(window, { touched: () => [...keys].toSorted() });
  });
  return () => page.evaluate<string[]>('touched()');
}

test('[E5] the embed fetches nothing while none of its elements is near, and sets no cookie', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(`${PARTNER}/still`);
  await expect(page.locator('inquiry-add').getByRole('button')).toBeVisible();
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/'))).toEqual(['/still', '/embed/v1.js']);
  expect(await context.cookies()).toEqual([]);
});

test('[E5] a whole visit stores and asks for what the page for partners says, then fetches nothing, and sets no cookie', async ({
  page,
  context,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  const touched = await watchStorage(page);
  const sent = await answerWith(page, shipped, 200);
  await page.clock.install();
  await page.goto(`${PARTNER}/many-tiles`);
  await page.locator('inquiry-add').getByRole('button').click();
  for (const name of ['products', 'list', 'contact', 'chat']) {
    await page.locator(`inquiry-${name}`).scrollIntoViewIfNeeded();
  }
  await expect(page.locator('inquiry-products article')).toHaveCount(30);
  await awayFromTheList(page);
  await launcher(page).click();
  await expect(panel(page).locator('a[part=send]')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('inquiry-chat button').first().click();
  const form = new ContactForm(page);
  await form.write();
  const stored = () =>
    page.evaluate(() => [Object.keys(localStorage).toSorted(), Object.keys(sessionStorage)]);
  const [list, reference, draft] = [
    ...PRIVACY.matchAll(/under the key that ends in (-[\w-]+)/g),
  ].map(([, end]) => `${config.site.id}${end}`);
  await expect.poll(stored).toEqual([[list, reference], [draft]]);
  await form.button.click();
  await form.expectSent();
  expect(sent).toHaveLength(1);
  await expect.poll(stored).toEqual([[list, reference], []]);
  await page.evaluate('inquiry.doctor()');
  expect(await touched()).toEqual([`local ${list}`, `local ${reference}`, `session ${draft}`]);
  // The contact form of the company in use posts to its own site.
  expect(new URL(config.contact.endpoint, SITE).origin).toBe(SITE);
  // Addresses with `data:` have no origin.
  origins.delete('null');
  expect([...origins].toSorted()).toEqual([PARTNER, SITE].toSorted());
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.runFor(60_000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
