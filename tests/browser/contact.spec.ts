import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { type Company, forEachCompany, norwegian } from './support/company';
import { answerWith, ContactForm, sending, writtenTo } from './support/contact';
import { hold } from './support/hold';
import { complaints, untilLive, visit } from './support/visit';

forEachCompany((company) => {
  const { test, config, say, block, headingOf, pathOf, linesOf, asAdded, storeList, bullet } =
    company;
  const [contact, about] = [pathOf('contact-form'), pathOf('logo-grid')];
  const aboutUs =
    block('contact-form').cards?.find(({ link }) => link?.href === about)?.link?.label ?? '';
  const written = writtenTo(company);

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[C1] [C6] [C7] [C2] [C3] [C4] the page has all its parts; a map is loaded on click, and no third party is contacted before', async ({
    page,
  }) => {
    const lines = await complaints(page);
    const outside = await standIn(page);
    await visit(page, contact);
    const main = page.getByRole('main');
    const { fields } = new ContactForm(page, company);

    await test.step('the hero links to all social networks, in new tabs', async () => {
      await expect(page.getByRole('heading', { level: 1, name: headingOf(contact) })).toBeVisible();
      const links = main.getByRole('list', { name: say('followUs') }).getByRole('link');
      await expect(links).toHaveCount(config.social.length);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', 'noopener');
      }
    });

    await test.step('the form has five fields, of which the phone is optional', () =>
      expectFields(page, company));

    await test.step('its fields stay close together, however high the cards beside it are', async () => {
      const message = page.locator('label', { hasText: say('contactMessage') });
      expect(await gap(fields.phone, message)).toBeLessThan(40);
    });

    await test.step('it offers the branches, with none selected initially', async () => {
      await expect(fields.branch).toHaveValue('');
      const options = await fields.branch
        .locator('option')
        .evaluateAll((all: HTMLOptionElement[]) => all.map((one) => [one.value, one.text]));
      const { value, label } = config.contact.otherBranch;
      expect(options).toEqual([
        ['', say('contactChooseBranch')],
        ...config.branches.map(({ id, option }) => [id, option]),
        [value, label],
      ]);
    });

    await test.step('the offices can be called and written to', () => expectOffices(page, company));

    await test.step('an invalid e-mail address is rejected', async () => {
      await fields.email.fill('nope');
      const isMistyped = (input: HTMLInputElement) => input.validity.typeMismatch;
      expect(await fields.email.evaluate(isMistyped)).toBe(true);
    });

    await test.step('a map is loaded on click, and no third party is contacted before', async () => {
      expect(outside).toEqual([]);
      const host = await showMap(page, company);
      await expect.poll(() => outside).toEqual([host]);
      expect(lines).toEqual([]);
      await expectAccessible(page, 'with a map');
    });

    await test.step('a card links to the about page', async () => {
      await main.getByRole('link', { name: aboutUs }).click();
      await expect(page).toHaveURL(about);
    });
  });

  test('shows its errors accessibly, in every state and at every width', async ({ page }) => {
    await answerWith(page, company, 500, 200);
    const release = await hold(page, sending(company));
    await visit(page, contact);
    const form = new ContactForm(page, company);
    const frame = () => form.fields.branch.evaluate((field) => getComputedStyle(field).boxShadow);
    // Chromium calls a choice invalid that nobody has made yet.
    await expect(form.fields.branch).toHaveAttribute('aria-invalid', 'false');
    expect(await frame()).toBe('none');
    await form.button.click();
    expect(await frame()).not.toBe('none');
    await expect(form.fields.name).toBeFocused();
    await expect(form.fields.name).toHaveAccessibleDescription(say('contactNameMissing'));
    await expect(form.fields.name).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'with faults');
    await form.form.getByRole('link', { name: say('contactBranchMissing') }).click();
    await expect(form.fields.branch).toBeFocused();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await form.write();
    await form.button.click();
    await expect(form.button).toBeDisabled();
    await expectAccessible(page, 'sending');
    release();
    await form.expectFailed();
    await expectAccessible(page, 'failed');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await form.button.click();
    await form.expectSent();
    await expectAccessible(page, 'sent');
  });

  // What follows does not depend on the company.
  if (company !== norwegian) return;

  test('the inquiry list can be included in the message, and is kept', async ({ page }) => {
    const sent = await answerWith(page, company, 200);
    const [first] = linesOf(1);
    const line = bullet(first!);
    await storeList(page, [asAdded(first!)]);
    await visit(page, `${contact}?list=1`);
    const form = new ContactForm(page, company);
    await expect(form.fields.message).toHaveValue(
      [config.inquiry.opening, line, '', config.inquiry.closing].join('\n'),
    );
    const { message: _message, ...others } = written;
    await form.write(others);
    await form.button.click();
    await form.expectSent();
    expect(sent).toEqual([expect.objectContaining({ message: expect.stringContaining(line) })]);
    await expect(page.locator('[data-badge]')).toHaveText('1');
  });

  test('text typed before hydration is sent, too; the form can be filled in and sent by keyboard; its draft survives a reload and a visit to another page', async ({
    page,
  }) => {
    const sent = await answerWith(page, company, 200);
    const release = await hold(page, /\/assets\/client-.*\.js$/);
    await page.goto(contact);
    const form = new ContactForm(page, company);

    await test.step('what was sent before hydration is sent once', async () => {
      await form.write();
      await form.button.click();
      await expect(page).toHaveURL(contact);
      release();
      await form.expectSent();
      expect(sent.splice(0)).toHaveLength(1);
    });

    await test.step('it is filled in and sent by keyboard', async () => {
      const { keyboard } = page;
      await form.fields.name.focus();
      await keyboard.press('Enter');
      await expect(form.fields.name).toBeFocused();
      for (const text of ['Tendai', 't@moyo.example', '']) {
        await keyboard.type(text);
        await keyboard.press('Tab');
      }
      await keyboard.press('ArrowDown');
      await keyboard.press('Tab');
      await keyboard.type('Two pumps');
      await keyboard.press('Tab');
      await expect(form.button).toBeFocused();
      await keyboard.press('Enter');
      await form.expectSent();
      await expect(form.button).toBeFocused();
      expect(sent).toEqual([
        expect.objectContaining({ branch: config.branches[0]?.id, message: 'Two pumps' }),
      ]);
    });

    await test.step('the draft survives a reload, and a visit to another page', async () => {
      await form.write();
      await page.reload();
      await expect.poll(() => form.values()).toEqual(written);
      await untilLive(page);
      await page.getByRole('main').getByRole('link', { name: aboutUs }).click();
      await expect(page).toHaveURL(about);
      await page.goBack();
      await expect.poll(() => form.values()).toEqual(written);
    });
  });
});

/** Answers for other sites. @returns The hosts that were asked. */
async function standIn(page: Page): Promise<string[]> {
  const outside: string[] = [];
  await page.route(/^https:/, (route) => {
    outside.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  return outside;
}

/** Opens the map of the first office. @returns The host that it comes from. */
async function showMap(page: Page, { say, config, block }: Company): Promise<string> {
  const { heading = '' } = block('office-maps');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const maps = page.locator('figure:not([data-to-scan])');
  await expect(maps).toContainText(config.branches.map(({ map }) => map?.caption ?? ''));
  await maps.last().scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);

  const map = maps.first();
  await map.getByRole('button', { name: say('showMap') }).click();
  const frame = map.locator('iframe');
  const place = config.branches[0]?.map?.caption ?? '';
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAccessibleName(say('mapOf', { place }));
  await expect(frame).toBeFocused();
  const directions = map.getByRole('link', { name: say('directions') });
  await expect(directions).toHaveAttribute('target', '_blank');
  return new URL((await frame.getAttribute('src')) ?? '').host;
}

/** Expects the fields of the form, with what helps to fill them in. */
async function expectFields(page: Page, company: Company): Promise<void> {
  const { fields } = new ContactForm(page, company);
  const { heading = '' } = company.block('contact-form');
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  for (const field of [fields.name, fields.email, fields.branch, fields.message])
    await expect(field).toHaveJSProperty('required', true);
  await expect(fields.phone).toHaveJSProperty('required', false);
  await expect(fields.email).toHaveAttribute('type', 'email');
  await expect(fields.email).toHaveAttribute('autocomplete', 'email');
  await expect(fields.phone).toHaveAttribute('inputmode', 'tel');
  for (const field of [fields.name, fields.email, fields.phone, fields.message])
    await expect(field).not.toHaveAttribute('maxlength');
}

/** Expects a card for each office: telephones, chat, e-mail address, and its contact to save, if the block offers them. */
async function expectOffices(page: Page, { config }: Company): Promise<void> {
  const offers = (field: 'card' | 'chat') =>
    config.pages.some(({ blocks }) =>
      blocks.some((block) => block.type === 'offices' && block[field]),
    );
  for (const { id, name, role, phones, email, address, chat } of config.branches) {
    const heading = page.getByRole('heading', { name, exact: true });
    const card = page.getByRole('main').locator('div').filter({ has: heading }).last();
    await expect(card).toContainText(String(role));
    await expect(card).toContainText(address.locality);
    const hrefs = await card
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const digits = (chat ?? config.chat?.number ?? '').replaceAll(/\D/g, '');
    const isChat = (href: string | null) => href?.startsWith(`https://wa.me/${digits}?`) === true;
    expect(hrefs.filter(isChat)).toHaveLength(offers('chat') ? 1 : 0);
    expect(hrefs.filter((href) => !isChat(href))).toEqual([
      ...phones.map(({ number }) => `tel:${number.replaceAll(' ', '')}`),
      `mailto:${email}`,
      ...(offers('card') ? [`/contact-cards/${id}.vcf`] : []),
    ]);
  }
}

/** The distance between an element and the one below it, in px. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [first, second] = [await above.boundingBox(), await below.boundingBox()];
  if (!first || !second) throw new Error('One of both is not on the page.');
  return second.y - first.y - first.height;
}
