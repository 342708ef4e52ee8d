import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { shipped } from './support/company';
import { answerWith, ContactForm, WRITTEN } from './support/contact';
import { OWN_NAME, ownButton, PARTNER, unitButton } from './support/partnerPage';
import { CART_KEY, config } from './support/site';

const SITE = `http://localhost:${process.env['TEST_PORT']}`;

/** Collects script errors and console errors of a page. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}

const launcher = (page: Page) => page.locator('inquiry-launcher').getByRole('button');
const panel = (page: Page) => page.locator('inquiry-panel dialog');
const messageOf = async (page: Page) => {
  const href = await panel(page).locator('a[part=send]').getAttribute('href');
  // No-break spaces between numbers and units become plain.
  return new URL(href ?? '').searchParams.get('text')?.replaceAll('\u00A0', ' ');
};

test.describe('a partner’s page, on its own origin', () => {
  for (const key of ['Enter', 'Space']) {
    test(`opens the list with the key ${key}, without scrolling`, async ({ page }) => {
      await page.goto(PARTNER);
      await ownButton(page).click();
      const before = await page.evaluate(() => scrollY);
      await launcher(page).press(key);
      await expect(panel(page)).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });
  }

  test('[E1] completes an inquiry', { tag: '@both' }, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(PARTNER);
    await ownButton(page).click();
    await unitButton(page).click();
    await page.locator('inquiry-products').scrollIntoViewIfNeeded();
    const tile = page.locator('inquiry-products article').nth(1);
    // Tiles whose rendering is skipped while off screen have no inner text.
    const name = await tile.getByRole('heading').textContent();
    await tile.getByRole('button').click();
    await expect(launcher(page)).toContainText('3');

    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).locator('li:has([data-remove])')).toHaveCount(3);
    await panel(page).getByRole('button', { name: 'Increase quantity' }).first().click();
    const first = config.store.products.find(({ category }) => category === 'refrigeration');
    expect(await messageOf(page)).toBe(
      [
        config.chat.greeting,
        '',
        config.inquiry.opening,
        `• ${OWN_NAME} (Quantity: 2)`,
        `• ${first?.name} (Quantity: 1)`,
        `• ${name} (Quantity: 1)`,
        '',
        config.inquiry.closing,
        '',
        `Sent from ${config.site.name} Partner`,
      ]
        .join('\n')
        .replaceAll('\u00A0', ' '),
    );
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('keeps the toast for an added product on screen, however narrow', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(PARTNER);
    await ownButton(page).click();
    const notice = page.locator('inquiry-notices li');
    await expect(notice).toBeVisible();
    const { x = -1, width = 0 } = (await notice.boundingBox()) ?? {};
    expect(x).toBe(16);
    expect(width).toBe(288);
  });

  test('shows products on a light background, even on dark pages', async ({ page }) => {
    await page.goto(PARTNER);
    await page.evaluate(() =>
      document.querySelector('inquiry-products')?.setAttribute('scheme', 'dark'),
    );
    await page.locator('inquiry-products').scrollIntoViewIfNeeded();
    const tile = page.locator('inquiry-products article').first();
    await expect(tile).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const figure = tile.locator('span:has(> img)');
    await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  test('[E2] keeps the list in its own storage, and shows it after a reload', async ({ page }) => {
    await page.goto(PARTNER);
    await ownButton(page).click();
    await page.reload();
    await expect(launcher(page)).toContainText('1');
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), CART_KEY))
      .toContain(OWN_NAME);
  });

  test('[E2] stays in sync with another tab', async ({ page, context }) => {
    await page.goto(PARTNER);
    const other = await context.newPage();
    await other.goto(PARTNER);
    await ownButton(other).click();
    await expect(launcher(page)).toContainText('1');
    await ownButton(page).click();
    await expect(launcher(other)).toContainText('2');
  });

  test('[E3] links to the main site with the list', async ({ page }) => {
    await page.goto(PARTNER);
    await ownButton(page).click();
    await launcher(page).click();
    const onward = panel(page).getByRole('link', { name: `Continue on ${config.site.name}` });
    await expect(onward).toHaveAttribute(
      'href',
      `${config.site.url}/cart?items=partner-a-1:1:${encodeURIComponent(OWN_NAME)}`,
    );
  });

  test('shows the contact form with the offices of the company', async ({ page }) => {
    await page.goto(PARTNER);
    await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
    const choices = page.locator('inquiry-contact option');
    await expect(choices).toHaveCount(config.branches.length + 2);
  });

  test('[E12] sends the contact form to the company, from another origin', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(PARTNER);
    await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
    const form = new ContactForm(page);
    await form.write({ ...WRITTEN, email: 'tendai' });
    await form.button.click();
    // Links of the error summary work, although fragments do not reach into shadow roots.
    await form.button.focus();
    await form.form.getByRole('link', { name: /^Enter a full e-mail address/ }).click();
    await expect(form.fields.email).toBeFocused();
    await form.fields.email.fill(WRITTEN.email);
    const answered = page.waitForResponse(
      (response) =>
        response.url().endsWith(config.contact.endpoint) && response.request().method() === 'POST',
    );
    await form.button.click();
    expect((await answered).status()).toBe(200);
    await form.expectSent();
    expect(complaints).toEqual([]);
  });

  test('[E12] keeps the text if the form cannot be sent', async ({ page }) => {
    await answerWith(page, shipped, 500);
    await page.goto(PARTNER);
    await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
    const form = new ContactForm(page);
    await form.write();
    await form.button.click();
    const mail = form.form.getByRole('link', { name: 'Send by e-mail' });
    await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${config.contact.mailbox}`));
    expect(await form.values()).toEqual(WRITTEN);
  });

  test('[E9] works under the strictest CSP, with the documented additions', async ({ page }) => {
    const complaints = complaintsOf(page);
    const samples = config.pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'code-samples' ? block.samples : []));
    const rule =
      samples.flatMap(({ code }) => code).find((line) => line.includes('script-src')) ?? '';
    // data: is for an icon of the page itself.
    const added = rule.replaceAll('{site}', SITE).replace('img-src', 'img-src data:');
    const policy = `default-src 'none'; style-src 'self'; ${added}`;
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      const original = await fetch(`${PARTNER}${request.url}`);
      response.setHeader('Content-Type', original.headers.get('content-type') ?? '');
      response.setHeader('Content-Security-Policy', policy);
      response.writeHead(original.status).end(await original.text());
    };
    const server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
    await unitButton(page).click();
    await page.locator('inquiry-products').scrollIntoViewIfNeeded();
    const drawing = page.locator('inquiry-products img').first();
    await expect(drawing).toHaveJSProperty('complete', true);
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
    await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
    const form = new ContactForm(page);
    await form.write();
    await form.button.click();
    await form.expectSent();
    await launcher(page).click();
    await expect(panel(page).locator('li:has([data-remove])')).toHaveCount(1);
    const corner = await panel(page).evaluate((element) => getComputedStyle(element).position);
    expect(corner).toBe('fixed');
    expect(complaints).toEqual([]);
    server.close();
  });

  test('[E10] has no accessibility violations, with the panel open or closed, at any width', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PARTNER);
    await unitButton(page).click();
    for (const name of ['products', 'contact', 'chat']) {
      await page.locator(`inquiry-${name}`).scrollIntoViewIfNeeded();
      await expect(page.locator(`inquiry-${name} :is(article, form, aside)`).first()).toBeVisible();
    }
    await expectAccessible(page, 'the widgets');
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    for (const [width, rules] of [
      [360, 'all'],
      [768, 'layout'],
      [1280, 'all but colours'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `the panel at ${width} px`, rules);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('[E6] is restored to its original state by destroy()', async ({ page }) => {
    await page.goto(PARTNER);
    await ownButton(page).click();
    await expect(page.locator('inquiry-notices')).toHaveCount(1);
    await page.evaluate(
      () => window.inquiry && 'destroy' in window.inquiry && window.inquiry.destroy(),
    );
    await expect(page.locator('html > *')).toHaveCount(2);
    await expect(page.locator('inquiry-add > a')).toBeVisible();
    expect(await page.evaluate(() => 'inquiry' in window)).toBe(false);
  });

  test('[E8] logs one clear message for an invalid attribute, and carries on', async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.goto(PARTNER);
    await page.evaluate(() =>
      document.querySelector('inquiry-products')?.setAttribute('limit', 'many'),
    );
    await page.locator('inquiry-products').scrollIntoViewIfNeeded();
    await expect(page.locator('inquiry-products article')).toHaveCount(8);
    expect(complaints).toEqual([
      '<inquiry-products>: limit="many" is not accepted. Accepted: a whole number from 1 to 48.',
    ]);
  });
});

test.describe('if the widgets cannot be loaded', () => {
  test('[E7] the launcher becomes a plain link with the whole message', async ({ page }) => {
    await page.route('**/embed/c/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oops</title>' }),
    );
    await page.goto(PARTNER);
    await ownButton(page).click();
    const link = page.locator('inquiry-launcher a[href]');
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toContain(`https://wa.me/${config.chat.number.replace(/\D/g, '')}?text=`);
    expect(decodeURIComponent(href)).toContain(`• ${OWN_NAME} (Quantity: 1)`);
  });
});
