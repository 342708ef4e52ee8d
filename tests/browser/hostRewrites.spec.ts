import { expect, type Page } from '@playwright/test';
import { forCompany, norwegian } from './support/company';
import { untilLive } from './support/visit';

// What hosts do to pages on their way, above all Cloudflare: its e-mail protection, its Rocket Loader, and others'
// "optimizers", which take out comments and blanks.

/** Changes the HTML of all pages on their way. */
async function rewrite(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });
}

/** As Cloudflare does, except between the comments that it heeds. */
const protectAddresses = (html: string): string =>
  html
    .split(/(<!--email_off-->[^]*?<!--\/email_off-->)/)
    .map((part) =>
      part.startsWith('<!--email_off-->')
        ? part
        : part.replace(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5a"'),
    )
    .join('');

/** As Rocket Loader does to scripts that do not ask to be left alone: nothing in our pages runs its own script. */
const deferScripts = (html: string): string =>
  html.replace(
    /<script(?![^>]*data-cfasync="false")(?![^>]*ld\+json)/g,
    '<script type="a1-text/javascript"',
  );

const optimize = (html: string): string =>
  html.replace(/<!--[^]*?-->/g, '').replace(/>\s+</g, '><');

forCompany(norwegian, (company) => {
  const { test, saying, store, pathOf, storedList } = company;
  const contact = pathOf('contact-form');

  test('the e-mail protection of Cloudflare leaves mail links as they are', async ({ page }) => {
    await rewrite(page, protectAddresses);
    await page.goto(contact);
    await expect(page.locator('a[href^="mailto:"]').first()).toBeAttached();
    await expect(page.locator('a[href*="cdn-cgi"]')).toHaveCount(0);
  });

  for (const [what, change] of [
    ['defers scripts', deferScripts],
    ['takes out comments and blanks', optimize],
  ] as const)
    test(`list, menu and form work on a host that ${what}`, async ({ page }) => {
      await rewrite(page, change);
      await page.goto(store.home);
      await untilLive(page);
      const main = page.getByRole('main');
      await main
        .getByRole('button', { name: saying('addToList') })
        .first()
        .click();
      await expect.poll(async () => (await storedList(page))?.length).toBe(1);
      await page.getByRole('banner').locator('[data-cart-link]').click();
      await expect(main.locator('a[target="_blank"]').first()).toBeVisible();
      await page.goto(contact);
      await untilLive(page);
      await main.locator('[name="name"]').fill('Kari');
      await main.locator('[type="submit"]').click();
      await expect(main.locator('[aria-invalid=true]').first()).toBeFocused();
      await expect(main.locator('[name="name"]')).toHaveValue('Kari');
    });
});
