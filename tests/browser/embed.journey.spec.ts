import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { shipped } from './support/company';
import { answerWith, ContactForm, WRITTEN } from './support/contact';
import { awayFromTheList, OWN_NAME, ownButton, PARTNER, unitButton } from './support/partnerPage';
import { CART_KEY, config } from './support/site';
import { test } from './support/test';

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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A line of a message: with the code, and with the unit of what is not sold singly. */
const bulletOf = (name: string | null | undefined, quantity: number) =>
  new RegExp(
    String.raw`^• ${escaped(name?.replaceAll('\u00A0', ' ') ?? '')} \[[-\w]+\] \(Quantity: ${quantity}\b`,
    'm',
  );

test.describe('a partner’s page, on its own origin', () => {
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
    expect((await messageOf(page))?.split('\n')).toEqual([
      config.chat.greeting,
      '',
      config.inquiry.opening,
      expect.stringMatching(bulletOf(OWN_NAME, 2)),
      expect.stringMatching(bulletOf(first?.name, 1)),
      expect.stringMatching(bulletOf(name, 1)),
      '',
      config.inquiry.closing,
      '',
      expect.stringMatching(/^Reference: [\dA-Z]{4}-[\dA-Z]{4}$/),
      expect.stringMatching(/^The list: http\S+items=\S+$/),
      '',
      `Sent from ${config.site.name} Partner`,
    ]);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('[E2] [E3] [E6] the list opens by keyboard without scrolling, links to the main site, is kept in storage of its own, and stays in sync with another tab; destroy() restores the page', async ({
    page,
    context,
  }) => {
    await page.goto(PARTNER);
    await ownButton(page).click();

    for (const key of ['Enter', 'Space'])
      await test.step(`it opens with the key ${key}, without scrolling`, async () => {
        const before = await page.evaluate(() => scrollY);
        await launcher(page).press(key);
        await expect(panel(page)).toBeVisible();
        expect(await page.evaluate(() => scrollY)).toBe(before);
        if (key === 'Enter') await page.keyboard.press('Escape');
      });

    await test.step('it links to the main site', async () => {
      const onward = panel(page).getByRole('link', { name: `Continue on ${config.site.name}` });
      await expect(onward).toHaveAttribute(
        'href',
        `${config.site.url}/cart?items=partner-a-1:1:${encodeURIComponent(OWN_NAME)}`,
      );
    });

    await test.step('it is kept in storage of its own, and shown after a reload', async () => {
      await page.reload();
      await expect(launcher(page)).toContainText('1');
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), CART_KEY))
        .toContain(OWN_NAME);
    });

    await test.step('it stays in sync with another tab', async () => {
      const other = await context.newPage();
      await other.goto(PARTNER);
      await ownButton(other).click();
      await expect(launcher(page)).toContainText('2');
      await ownButton(page).click();
      await expect(launcher(other)).toContainText('3');
      await other.close();
    });

    await test.step('destroy() restores the page', async () => {
      await expect(page.locator('inquiry-notices')).toHaveCount(1);
      await page.evaluate(
        () => window.inquiry && 'destroy' in window.inquiry && window.inquiry.destroy(),
      );
      await expect(page.locator('html > *')).toHaveCount(2);
      await expect(page.locator('inquiry-add > a')).toBeVisible();
      expect(await page.evaluate(() => 'inquiry' in window)).toBe(false);
    });
  });

  test('[E12] the contact form has the offices of the company, and sends to it from another origin; it keeps the text if it cannot be sent', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(PARTNER);
    await page.locator('inquiry-contact').scrollIntoViewIfNeeded();
    const choices = page.locator('inquiry-contact option');
    await expect(choices).toHaveCount(config.branches.length + 2);
    const form = new ContactForm(page);

    await test.step('links of the error summary work, although fragments do not reach into shadow roots', async () => {
      await form.write({ ...WRITTEN, email: 'tendai' });
      await form.button.click();
      await form.button.focus();
      await form.form.getByRole('link', { name: /^Enter a full e-mail address/ }).click();
      await expect(form.fields.email).toBeFocused();
    });

    await test.step('it is sent', async () => {
      await form.fields.email.fill(WRITTEN.email);
      const answered = page.waitForResponse(
        (response) =>
          response.url().endsWith(config.contact.endpoint) &&
          response.request().method() === 'POST',
      );
      await form.button.click();
      expect((await answered).status()).toBe(200);
      await form.expectSent();
      expect(complaints).toEqual([]);
    });

    await test.step('the text is kept if it cannot be sent', async () => {
      await answerWith(page, shipped, 500);
      await form.write();
      await form.button.click();
      const mail = form.form.getByRole('link', { name: 'Send by e-mail' });
      await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:${config.contact.mailbox}`));
      expect(await form.values()).toEqual(WRITTEN);
    });
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
    await awayFromTheList(page);
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
    await awayFromTheList(page);
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

  test('[E8] shows products on a light background, even on dark pages; logs one clear message for an invalid attribute, and carries on', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(PARTNER);
    await page.evaluate(() => {
      const products = document.querySelector('inquiry-products');
      products?.setAttribute('scheme', 'dark');
      products?.setAttribute('limit', 'many');
    });
    await page.locator('inquiry-products').scrollIntoViewIfNeeded();
    const tiles = page.locator('inquiry-products article');
    await expect(tiles).toHaveCount(8);
    expect(complaints).toEqual([
      '<inquiry-products>: limit="many" is not accepted. Accepted: a whole number from 1 to 48.',
    ]);
    await expect(tiles.first()).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const figure = tiles.first().locator('span:has(> img)');
    await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
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
    expect(decodeURIComponent(href)).toMatch(bulletOf(OWN_NAME, 1));
  });
});
