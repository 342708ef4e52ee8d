import { expect, type Page } from '@playwright/test';
import { forEachCompany } from './support/company';
import { chatTextOf } from './support/list';
import { visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

forEachCompany((company) => {
  const {
    test,
    config,
    say,
    saying,
    fill,
    bullet,
    pathOf,
    store,
    listed,
    linesOf,
    storeList,
    storedList,
  } = company;
  const send = (page: Page) => page.getByRole('link', { name: saying('sendInquiry', 'sendPart') });
  const lines = linesOf(2, 1);
  const { inquiry } = config;
  const { greeting, number } = config.chat;
  /** Lines of products that are no longer in the catalogue, named like its last. */
  const many = Array.from({ length: 200 }, (_, n) => ({
    id: `x-${n}`,
    name: `${listed().at(-1)!.name} ${n}`,
    quantity: n + 1,
  }));

  async function openList(page: Page, list: unknown = lines): Promise<void> {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await storeList(page, list);
    await visit(page, store.list);
  }

  /** Scrolls to the link, so that the pictures of the lines, known once the catalogue has answered, are loaded before a click. */
  async function untilPicturesAreThere(page: Page): Promise<void> {
    await send(page).scrollIntoViewIfNeeded();
    const pictures = page.locator('main img:visible');
    await expect
      .poll(() =>
        pictures.evaluateAll(
          (all) => all.filter((img) => 'complete' in img && img.complete).length,
        ),
      )
      .toBe(lines.length);
  }

  test('[W1] [W2] [S16] the list opens a chat in a new tab, with the required wording', async ({
    page,
    context,
  }) => {
    await withoutFetchingAhead(page);
    await openList(page);
    const { name = '' } =
      config.branches.find(({ chat, phones }) => [chat, phones[0]?.number].includes(number)) ?? {};
    await expect(page.getByText(say('sendNote'))).toContainText(say('goesTo', { name, number }));
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
        inquiry.opening,
        ...lines.map((line) => bullet(line)),
        '',
        inquiry.closing,
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

  test('[W4] a long list is sent in full, in numbered parts that show which have been opened', async ({
    page,
    context,
  }) => {
    await openList(page, many);
    // By now the lookup has found none of them in the catalogue, so they are sent with their codes.
    await expect(page.getByText(say('lineGone')).first()).toBeVisible();
    const hrefs = await send(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(hrefs.length).toBeGreaterThan(3);
    for (const href of hrefs) expect(href?.length).toBeLessThanOrEqual(1900);
    const said = hrefs.map(chatTextOf).join('\n');
    for (const { name, quantity, id } of many) {
      const named = { name: `${name} [${id.toUpperCase()}]`, quantity, unit: inquiry.unit };
      expect(said).toContain(`${fill(inquiry.shortLine, named)}\n`);
    }
    const parts = hrefs.length;
    await expect(page.getByText(say('sendInParts', { parts }))).toBeVisible();
    for (const [n, href] of hrefs.entries()) {
      const part = n + 1;
      await expect(send(page).nth(n)).toContainText(say('sendPart', { part, parts }));
      expect(chatTextOf(href).split('\n')[0]).toBe(fill(inquiry.part, { part, parts }));
    }
    await Promise.all([context.waitForEvent('page'), send(page).first().click()]);
    await expect(send(page).first()).toContainText(say('opened'));
    await expect(send(page).nth(1)).not.toContainText(say('opened'));
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
    await expect(page.getByText(say('notOpened'))).toBeVisible();
    await page.getByRole('link', { name: say('openChat') }).click();
    await expect(page).toHaveURL(href);
  });

  test.describe('copying', () => {
    test('puts the whole message on the clipboard', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openList(page, many);
      await page.getByRole('button', { name: say('copyList') }).click();
      await expect(page.getByText(say('listCopied'))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(bullet(many.at(-1)!, true));
    });

    test('shows the text, selected, if the browser refuses', async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () =>
          Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await openList(page);
      await page.getByRole('button', { name: say('copyList') }).click();
      const selected = () => page.evaluate(() => getSelection()?.toString());
      await expect.poll(selected).toContain(inquiry.opening);
    });
  });

  test('a note is sent with the list', async ({ page }) => {
    const note = 'For the Blantyre site, needed by March';
    await openList(page);
    await page.getByLabel(say('listNote')).fill(note);
    const text = chatTextOf(await send(page).getAttribute('href'));
    expect(text).toContain(`\n\n${fill(inquiry.note, { note })}\n\n${inquiry.closing}`);
  });

  test('the list can be sent by the contact form, too', async ({ page }) => {
    await openList(page);
    await expect(page.getByRole('link', { name: say('sendByForm') })).toHaveAttribute(
      'href',
      `${pathOf('contact-form')}?list=1`,
    );
  });
});
