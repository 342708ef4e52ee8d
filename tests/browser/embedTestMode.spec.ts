import { expect, type Page } from '@playwright/test';
import { refuse } from './support/hold';
import { call, openPage, SITE } from './support/partnerPage';
import { config } from './support/site';
import { test } from './support/test';

const examine = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { inquiry } = window;
    if (!inquiry || !('doctor' in inquiry)) throw new Error('no doctor');
    return (await inquiry.doctor()).map(({ message }) => message);
  });

test('[E51] any element with data-inquiry-open opens the list; an add button without an id says so, and opens nothing', async ({
  page,
}) => {
  const told = await openPage(
    page,
    '<button data-inquiry-add="">Add</button><a href="/elsewhere" data-inquiry-open><span>Your list</span></a>',
  );
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.poll(() => told).toEqual(['add: no id']);
  await expect(page.locator('inquiry-panel')).toHaveCount(0);
  await page.getByText('Your list').click();
  await expect(page.locator('inquiry-panel dialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('[E52] in test mode, the list and the contact form show what they would send', async ({
  page,
  context,
}) => {
  const posted: string[] = [];
  await context.route(/wa\.me/, (route) => route.abort());
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  context.on('page', (opened) => posted.push(opened.url()));
  await openPage(
    page,
    '<inquiry-list></inquiry-list><inquiry-contact></inquiry-contact>',
    'data-test="on" data-source="Coldstore"',
  );
  await call(page, ['add', { id: 'room', name: 'Cold room' }]);
  const shown = page.locator('inquiry-test-mode dialog');
  await page.locator('inquiry-list [part=send]').click();
  await expect(shown).toContainText('nothing is sent');
  await expect(shown).toContainText('Cold room');
  await expect(shown).toContainText('Coldstore');
  await shown.getByRole('button').click();
  await expect(shown).toHaveCount(0);
  await page.locator('inquiry-list [part=send]').click({ button: 'middle' });
  await expect(shown).toContainText('Cold room');
  await shown.getByRole('button').click();

  const form = page.locator('inquiry-contact form');
  await form.locator('[name=name]').fill('Tariro');
  await form.locator('[name=email]').fill('tariro@partner.example');
  await form.locator('[name=branch]').selectOption({ index: 1 });
  await form.locator('[name=message]').fill('Two cold rooms, please.');
  await form.locator('[type=submit]').click();
  await expect(shown).toContainText('Two cold rooms, please.');
  expect(posted).toEqual([]);
  expect(await examine(page)).toContainEqual(expect.stringMatching(/^Test mode: nothing is sent/));
});

test('[E52] [E24] a name that a tool has written on the ordinary script changes nothing', async ({
  page,
  context,
}) => {
  const opened: string[] = [];
  context.on('page', (other) => opened.push(other.url()));
  const told = await openPage(
    page,
    '<inquiry-list></inquiry-list>',
    'data-test="on" data-source="Coldstore" data-name="analytics"',
  );
  await call(page, ['add', { id: 'room', name: 'Cold room' }]);
  await page.locator('inquiry-list [part=send]').click();
  await expect(page.locator('inquiry-test-mode dialog')).toContainText('Cold room');
  expect(opened).toEqual([]);
  const findings = await examine(page);
  expect(findings.filter((message) => /name/.test(message))).toEqual([]);
  expect(told).toEqual([]);
  await page.evaluate(() => (window.inquiry as { destroy: () => void }).destroy());
  await expect.poll(() => page.evaluate(() => window.inquiry === undefined)).toBe(true);
});

test('[E52] in test mode, nothing can be sent if the file of the widgets or that of the doctor does not come', async ({
  page,
}) => {
  for (const file of ['widgets', 'doctor'])
    await test.step(`without the file of the ${file}`, async () => {
      const mend = await refuse(page, new RegExp(`/embed/c/${file}-`));
      await openPage(page, '<inquiry-contact></inquiry-contact>', 'data-test="on"');
      await call(page, ['add', { id: 'room', name: 'Cold room' }]);
      // The launcher stands in for the widgets, but leads nowhere.
      await expect(page.locator('inquiry-launcher a')).toBeVisible();
      await expect(page.locator('inquiry-launcher a')).not.toHaveAttribute('href');
      await expect(page.locator('inquiry-contact form')).toHaveCount(0);
      mend();
    });
});

test('[E53] the script uses the address that it was built with if a partner has bundled it', async ({
  page,
}) => {
  const code = await (await fetch(`${SITE}/embed/v1.js`)).text();
  await page.route('https://partner.example/**', (route) =>
    new URL(route.request().url()).pathname === '/bundle.js'
      ? route.fulfill({ contentType: 'text/javascript', body: `/* theirs */${code}` })
      : route.fulfill({
          contentType: 'text/html',
          body: '<inquiry-list></inquiry-list><script src="/bundle.js"></script>',
        }),
  );
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('https://partner.example/');
  const widgets = `${config.site.url}/embed/c/widgets-`;
  await expect.poll(() => asked.some((url) => url.startsWith(widgets))).toBe(true);
});

test('[E24] the doctor names a script that comes from another origin than the site', async ({
  page,
}) => {
  // The test's own server is local, which is nobody's mistake.
  await page.route('https://mirror.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: SITE + pathname }) });
  });
  await page.route('https://partner.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script src="https://mirror.example/embed/v1.js" data-source="A"></script><inquiry-list></inquiry-list>',
    }),
  );
  await page.goto('https://partner.example/');
  await expect
    .poll(() => examine(page).catch(() => []))
    .toContainEqual(expect.stringMatching(/^The script comes from https:\/\/mirror\.example\//));
});
