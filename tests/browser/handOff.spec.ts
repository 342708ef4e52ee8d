import { expect, type Page } from '@playwright/test';
import { forCompany, shipped } from './support/company';
import { chatTextOf } from './support/list';
import { visit } from './support/visit';
import { withoutFetchingAhead } from './support/withoutFetchingAhead';

/** The reference of a list: random, so that tests know its form alone. */
const REFERENCE = /[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}/;

forCompany(shipped, ({ test, config, say, saying, fill, bullet, store, ...company }) => {
  const send = (page: Page) => page.getByRole('link', { name: saying('sendInquiry', 'sendPart') });
  const lines = company.linesOf(2, 1);
  const { inquiry } = config;
  const { greeting, number } = config.chat;
  /** Lines of products that are no longer in the catalogue, named like its last. */
  const many = Array.from({ length: 200 }, (_, n) => ({
    id: `x-${n}`,
    name: `${company.listed().at(-1)!.name} ${n}`,
    quantity: n + 1,
  }));

  /** A message up to its closing, and the lines behind that. */
  const endOf = (text: string) => text.indexOf(inquiry.closing) + inquiry.closing.length;
  const withoutTail = (text: string) => text.slice(0, endOf(text));
  const tailOf = (text: string) => text.slice(endOf(text)).split('\n').filter(Boolean);

  async function openList(page: Page, list: unknown = lines): Promise<void> {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    await company.storeList(page, list);
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

  test('[W1] [W2] [S16] [W6] the list opens a chat in a new tab, with the required wording and the note, and is kept', async ({
    page,
    context,
  }) => {
    await withoutFetchingAhead(page);
    await openList(page);
    const { name = '' } =
      config.branches.find(({ chat, phones }) => [chat, phones[0]?.number].includes(number)) ?? {};
    await expect(page.getByText(say('sendNote'))).toContainText(say('goesTo', { name, number }));
    await expect(page.getByRole('link', { name: say('sendByForm') })).toHaveAttribute(
      'href',
      `${company.pathOf('contact-form')}?list=1`,
    );
    await untilPicturesAreThere(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const [chat] = await Promise.all([context.waitForEvent('page'), send(page).click()]);
    await chat.waitForURL('https://wa.me/**');
    expect(new URL(chat.url()).pathname).toBe(`/${number.replace(/\D/g, '')}`);
    const opening = [greeting, '', inquiry.opening, ...lines.map((line) => bullet(line))];
    expect(withoutTail(chatTextOf(chat.url()))).toBe([...opening, '', inquiry.closing].join('\n'));
    expect(tailOf(chatTextOf(chat.url()))).toEqual([
      expect.stringMatching(REFERENCE),
      expect.stringContaining('items='),
    ]);
    expect(await chat.evaluate(() => window.opener as unknown)).toBeNull();
    expect(asked.filter((url) => !/wa\.me|\/ahead-/.test(url))).toEqual([]);
    await expect.poll(() => company.storedList(page)).toHaveLength(2);

    const note = 'For the Blantyre site, needed by March';
    await page.getByLabel(say('listNote')).fill(note);
    const text = chatTextOf(await send(page).getAttribute('href'));
    expect(withoutTail(text)).toBe(
      [...opening, '', fill(inquiry.note, { note }), '', inquiry.closing].join('\n'),
    );
    // Sending again, with a note, it is the same list.
    expect(tailOf(text)).toEqual(tailOf(chatTextOf(chat.url())));
  });

  test('[W4] a long list is sent in full, in numbered parts that show which have been opened; it can be copied whole', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openList(page, many);
    // By now the lookup has found none of them in the catalogue, so they are sent with their codes.
    await expect(page.getByText(say('lineGone')).first()).toBeVisible();
    const hrefs = await send(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    const parts = hrefs.length;

    await test.step('all of it is in the parts', async () => {
      expect(parts).toBeGreaterThan(3);
      for (const href of hrefs) expect(href?.length).toBeLessThanOrEqual(1900);
      const said = hrefs.map(chatTextOf).join('\n');
      for (const { name, quantity, id } of many) {
        const code = id.toUpperCase();
        const coded = inquiry.shortLine.includes('{id}') ? name : `${name} [${code}]`;
        const named = { name: coded, id: code, quantity, unit: inquiry.unit };
        expect(said).toContain(`${fill(inquiry.shortLine, named)}\n`);
      }
    });

    await test.step('copying puts the whole message on the clipboard', async () => {
      await page.getByRole('button', { name: say('copyList') }).click();
      await expect(page.getByText(say('listCopied'))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(bullet(many.at(-1)!, true));
    });

    await test.step('they are numbered, and show which have been opened', async () => {
      await expect(page.getByText(say('sendInParts', { parts }))).toBeVisible();
      await expect(send(page)).toContainText(
        hrefs.map((_, n) => say('sendPart', { part: n + 1, parts })),
      );
      const [reference = ''] = REFERENCE.exec(chatTextOf(hrefs[0] ?? null)) ?? [];
      expect(hrefs.map((href) => chatTextOf(href).split('\n')[0])).toEqual(
        hrefs.map((_, n) => fill(inquiry.part, { part: n + 1, parts, reference })),
      );
      await Promise.all([context.waitForEvent('page'), send(page).first().click()]);
      await expect(send(page).first()).toContainText(say('opened'));
      await expect(send(page).nth(1)).not.toContainText(say('opened'));
    });
  });

  test('[W3] a text is encoded; copying shows it, selected, if the browser refuses; if pop-ups are blocked, the plain link still leads to the chat', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      window.open = () => null;
      // Like an in-app browser, in which links to new tabs do nothing.
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[target=_blank]')) event.preventDefault();
      });
    });
    await openList(page, [{ id: 'a-1', name: 'A & B #4 + 5', quantity: 1 }]);

    await test.step('line breaks, &, # and + are encoded', async () => {
      const href = await send(page).getAttribute('href');
      expect(href).toContain('%0A%E2%80%A2%20A%20%26%20B%20%234%20%2B%205');
    });

    await test.step('the text is shown, selected', async () => {
      await page.getByRole('button', { name: say('copyList') }).click();
      const selected = () => page.evaluate(() => getSelection()?.toString());
      await expect.poll(selected).toContain(inquiry.opening);
    });

    await test.step('the plain link leads to the chat', async () => {
      const href = (await send(page).getAttribute('href')) ?? '';
      expect(href).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
      await send(page).click();
      await expect(page.getByText(say('notOpened'), { exact: true })).toBeVisible();
      const opened = page.getByRole('link', { name: say('openChat') });
      const link = await opened.getAttribute('href');
      await opened.click();
      await expect(page).toHaveURL(link ?? '');
      expect(chatTextOf(link)).toBe(chatTextOf(href));
    });
  });
});
