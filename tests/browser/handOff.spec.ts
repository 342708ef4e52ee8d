import { expect, test, type Page } from '@playwright/test';
import { chatTextOf, linesOf, manyLines, storedList, storeList } from './support/list';
import { config } from './support/site';
import { visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

const send = (page: Page) => page.getByRole('link', { name: /^Send (Inquiry|part)/ });
const lines = linesOf(2, 1);
const { greeting, number } = config.chat;

async function openList(page: Page, list: unknown = lines): Promise<void> {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await storeList(page, list);
  await visit(page, '/cart');
}

/** Scrolls to the link, so that the pictures of the lines, known once the catalogue has answered, are loaded before a click. */
async function untilPicturesAreThere(page: Page): Promise<void> {
  await send(page).scrollIntoViewIfNeeded();
  const pictures = page.locator('main img:visible');
  await expect
    .poll(() =>
      pictures.evaluateAll((all) => all.filter((img) => 'complete' in img && img.complete).length),
    )
    .toBe(lines.length);
}

test('[W1] [W2] [S16] the list opens a chat in a new tab, with the required wording', async ({
  page,
  context,
}) => {
  await withoutFetchingAhead(page);
  await openList(page);
  await expect(page.getByText(/redirected to WhatsApp .* with our sales team/)).toBeVisible();
  await expect(page.getByText(/It goes to .*, \+/)).toContainText(number.replaceAll(' ', '\u00A0'));
  await untilPicturesAreThere(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const [chat] = await Promise.all([context.waitForEvent('page'), send(page).click()]);
  await chat.waitForURL('https://wa.me/**');
  expect(new URL(chat.url()).pathname).toBe(`/${number.replace(/\D/g, '')}`);
  expect(chatTextOf(chat.url())).toBe(
    [
      greeting,
      '',
      "I'm interested in these products:",
      ...lines.map(({ name, quantity }) => `• ${name} (Quantity: ${quantity})`),
      '',
      'Could you please provide more information and pricing?',
    ].join('\n'),
  );
  expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
  expect(asked.filter((url) => !/wa\.me|\/ahead-/.test(url))).toEqual([]);
});

test('[W3] the text is encoded: line breaks, &, # and +', async ({ page }) => {
  await openList(page, [{ id: 'a-1', name: 'A & B #4 + 5', quantity: 1 }]);
  const href = await send(page).getAttribute('href');
  expect(href).toContain('%0A%E2%80%A2%20A%20%26%20B%20%234%20%2B%205');
});

test('[W6] the list is kept after it has been sent', async ({ page, context }) => {
  await openList(page);
  await Promise.all([context.waitForEvent('page'), send(page).click()]);
  await expect.poll(() => storedList(page)).toHaveLength(2);
});

test('a long list is sent in full, in numbered parts that show which have been opened', async ({
  page,
  context,
}) => {
  const many = manyLines(200);
  await openList(page, many);
  // By now the lookup has found none of them in the catalogue, so they are sent with their codes.
  await expect(page.getByText('Not in our catalogue').first()).toBeVisible();
  const hrefs = await send(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(3);
  for (const href of hrefs) expect(href?.length).toBeLessThanOrEqual(1900);
  const said = hrefs.map(chatTextOf).join('\n');
  for (const { name, quantity, id } of many)
    expect(said).toContain(`- ${quantity} x ${name} [${id.toUpperCase()}]\n`);
  hrefs.forEach((href, n) =>
    expect(chatTextOf(href)).toMatch(new RegExp(`^Inquiry, part ${n + 1} of ${hrefs.length}\n`)),
  );
  await Promise.all([context.waitForEvent('page'), send(page).first().click()]);
  await expect(send(page).first()).toContainText('Opened');
  await expect(send(page).nth(1)).not.toContainText('Opened');
});

test('if pop-ups are blocked, the plain link still leads to the chat', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    // Like an in-app browser, in which links to new tabs do nothing.
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a[target=_blank]')) event.preventDefault();
    });
  });
  await openList(page);
  const href = (await send(page).getAttribute('href')) ?? '';
  expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  await send(page).click();
  await expect(page.getByText('WhatsApp did not open?')).toBeVisible();
  await page.getByRole('link', { name: 'Open WhatsApp here' }).click();
  await expect(page).toHaveURL(href);
});

test.describe('copying', () => {
  test('puts the whole message on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openList(page, manyLines(200));
    await page.getByRole('button', { name: 'Copy list' }).click();
    await expect(page.getByText('The list has been copied.')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('• Pressure Switch Type 199 [X-199] (Quantity: 200)');
  });

  test('shows the text, selected, if the browser refuses', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await openList(page);
    await page.getByRole('button', { name: 'Copy list' }).click();
    const selected = () => page.evaluate(() => getSelection()?.toString());
    await expect.poll(selected).toContain("I'm interested in these products:");
  });
});

test('a note is sent with the list', async ({ page }) => {
  await openList(page);
  await page.getByLabel('Note for our sales team').fill('For the Blantyre site, needed by March');
  const text = chatTextOf(await send(page).getAttribute('href'));
  expect(text).toContain('\n\nNote: For the Blantyre site, needed by March\n\nCould you please');
});

test('the list can be sent by the contact form, too', async ({ page }) => {
  await openList(page);
  await expect(page.getByRole('link', { name: 'Send by contact form' })).toHaveAttribute(
    'href',
    '/contact?list=1',
  );
});
