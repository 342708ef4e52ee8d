import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { answerWith, ContactForm, ENDPOINT, WRITTEN } from './support/contact';
import { hold } from './support/hold';
import { config } from './support/site';
import { complaints, untilLive, visit } from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[C1] [C6] [C7] [C2] [C3] the page has all its parts', async ({ page }) => {
  await visit(page, '/contact');
  const main = page.getByRole('main');
  const { fields } = new ContactForm(page);

  await test.step('the hero links to four social networks, in new tabs', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
    const links = main.getByRole('list', { name: 'Follow us' }).getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  await test.step('the form has five fields, of which the phone is optional', async () => {
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toBeVisible();
    for (const field of [fields.name, fields.email, fields.branch, fields.message]) {
      await expect(field).toHaveJSProperty('required', true);
    }
    await expect(fields.phone).toHaveJSProperty('required', false);
    await expect(fields.email).toHaveAttribute('type', 'email');
    await expect(fields.email).toHaveAttribute('autocomplete', 'email');
    await expect(fields.phone).toHaveAttribute('inputmode', 'tel');
    for (const field of [fields.name, fields.email, fields.phone, fields.message]) {
      await expect(field).not.toHaveAttribute('maxlength');
    }
  });

  await test.step('it offers the branches, with none selected initially', async () => {
    await expect(fields.branch).toHaveValue('');
    const options = await fields.branch
      .locator('option')
      .evaluateAll((all: HTMLOptionElement[]) => all.map((one) => [one.value, one.text]));
    expect(options).toEqual([
      ['', 'Choose your branch'],
      ['zimbabwe', 'Zimbabwe Branch - Harare'],
      ['malawi', 'Malawi Branch - Blantyre'],
      ['other', 'Other Region'],
    ]);
  });

  await test.step('the offices can be called and written to', async () => {
    for (const { name, role, phones, email, address } of config.branches) {
      const heading = page.getByRole('heading', { name, exact: true });
      const card = main.locator('div').filter({ has: heading }).last();
      await expect(card).toContainText(String(role));
      await expect(card).toContainText(address.locality);
      const hrefs = await card
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual([
        ...phones.map(({ number }) => `tel:${number.replaceAll(' ', '')}`),
        `mailto:${email}`,
      ]);
    }
    expect(config.branches.map(({ phones }) => phones.length)).toEqual([4, 1]);
    await expect(main.locator('address').first()).toHaveText('Marlborough, Harare, Zimbabwe');
  });

  await test.step('an invalid e-mail address is rejected', async () => {
    await fields.email.fill('nope');
    const isMistyped = (input: HTMLInputElement) => input.validity.typeMismatch;
    expect(await fields.email.evaluate(isMistyped)).toBe(true);
  });

  await test.step('a card links to the about page', async () => {
    await main.getByRole('link', { name: 'Learn More About Us' }).click();
    await expect(page).toHaveURL('/about');
  });
});

test('[C4] a map is loaded on click, and no third party is contacted before', async ({ page }) => {
  const lines = await complaints(page);
  const outside: string[] = [];
  await page.route(/^https:/, (route) => {
    outside.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<title>map</title>' });
  });
  await visit(page, '/contact');
  await expect(page.getByRole('heading', { name: 'Our Locations' })).toBeVisible();
  const maps = page.getByRole('figure');
  await expect(maps).toContainText([/Samora Machel Avenue/, /Glyn Jones Road/]);
  await maps.last().scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(outside).toEqual([]);

  await maps
    .first()
    .getByRole('button', { name: /^Show map/ })
    .click();
  const frame = maps.first().locator('iframe');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  await expect(frame).toHaveAttribute('title', 'Map: Samora Machel Avenue, Harare');
  await expect(frame).toBeFocused();
  await expect.poll(() => outside).toEqual([new URL(await src(frame)).host]);
  await expect(maps.first().getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(lines).toEqual([]);
  await expectAccessible(page, 'with a map');
});

const src = async (frame: { getAttribute: (name: string) => Promise<string | null> }) =>
  (await frame.getAttribute('src')) ?? '';

test('shows its errors accessibly, in every state and at every width', async ({ page }) => {
  await answerWith(page, 500, 200);
  const release = await hold(page, new RegExp(`${ENDPOINT}$`));
  await visit(page, '/contact');
  const form = new ContactForm(page);
  await form.button.click();
  await expect(form.fields.name).toBeFocused();
  await expect(form.fields.name).toHaveAccessibleDescription('Enter your full name.');
  await expect(form.fields.name).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'with faults');
  await form.form.getByRole('link', { name: 'Choose the branch' }).click();
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

test('the draft survives a reload, and a visit to another page', async ({ page }) => {
  await visit(page, '/contact');
  const form = new ContactForm(page);
  await form.write();
  await page.reload();
  await expect.poll(() => form.values()).toEqual(WRITTEN);
  await untilLive(page);
  await page.getByRole('main').getByRole('link', { name: 'Learn More About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect.poll(() => form.values()).toEqual(WRITTEN);
});

test('text typed before hydration is sent, too', async ({ page }) => {
  const sent = await answerWith(page, 200);
  const release = await hold(page, /\/assets\/client-.*\.js$/);
  await page.goto('/contact');
  const form = new ContactForm(page);
  await form.write();
  await form.button.click();
  await expect(page).toHaveURL('/contact');
  release();
  await form.expectSent();
  expect(sent).toHaveLength(1);
});

test('the inquiry list can be included in the message, and is kept', async ({ page }) => {
  const sent = await answerWith(page, 200);
  await visit(page, '/store/category/all');
  await page
    .getByRole('button', { name: /^Add to Inquiry List/ })
    .first()
    .click();
  await visit(page, '/contact?list=1');
  const form = new ContactForm(page);
  await expect(form.fields.message).toHaveValue(
    /^I'm interested in these products:\n• .+ \(Quantity: 1\)\n\nCould you please/,
  );
  const { message: _message, ...others } = WRITTEN;
  await form.write(others);
  await form.button.click();
  await form.expectSent();
  expect(sent).toEqual([
    expect.objectContaining({ message: expect.stringContaining('(Quantity: 1)') }),
  ]);
  await expect(page.locator('[data-badge]')).toHaveText('1');
});

test('the form can be filled in and sent by keyboard', async ({ page }) => {
  const sent = await answerWith(page, 200);
  await visit(page, '/contact');
  const form = new ContactForm(page);
  await form.fields.name.focus();
  const { keyboard } = page;
  await keyboard.press('Enter');
  await expect(form.fields.name).toBeFocused();
  await keyboard.type('Tendai');
  await keyboard.press('Tab');
  await keyboard.type('t@moyo.example');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await keyboard.type('Two pumps');
  await keyboard.press('Tab');
  await expect(form.button).toBeFocused();
  await keyboard.press('Enter');
  await form.expectSent();
  await expect(form.button).toBeFocused();
  expect(sent).toEqual([expect.objectContaining({ branch: 'zimbabwe', message: 'Two pumps' })]);
});
