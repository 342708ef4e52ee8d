import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { expect, type Page, type Route } from '@playwright/test';
import { type Company, forCompany, shipped } from './support/company';
import { answerWith, ContactForm, sending, writtenTo } from './support/contact';
import { endRoutes } from './support/hold';
import { visit } from './support/visit';

/** A form that nobody has filled in. */
const EMPTY = { name: '', email: '', phone: '', branch: '', message: '' };

/** Keeps what a company's form sends unanswered. @returns What was sent so far. */
async function leaveUnanswered(page: Page, company: Company): Promise<Route[]> {
  const asked: Route[] = [];
  await page.route(sending(company), (route) => void asked.push(route));
  return asked;
}

/** Opens the page and fills in the form. */
async function write(page: Page, company: Company): Promise<ContactForm> {
  await visit(page, company.pathOf('contact-form'));
  const form = new ContactForm(page, company);
  await form.write();
  return form;
}

forCompany(shipped, (company) => {
  const { test, config, say, saying } = company;
  const written = writtenTo(company);

  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[C8] [C9] [C13] [C14] [C15] [C16] one POST with JSON headers carries exactly the eight fields; the button shows that it is sending, also to those who leave and come back; then the form is cleared and success announced, until a failure replaces it', async ({
    page,
  }) => {
    const asked = await leaveUnanswered(page, company);
    const form = await write(page, company);
    await form.button.click();

    await test.step('the button shows that it is sending', async () => {
      await expect(form.button).toBeDisabled();
      await expect(form.button).toHaveText(say('contactSending'));
      const grey = await form.button.evaluate((button) => getComputedStyle(button).backgroundColor);
      const [red = 0, green = 0, blue = 0] = (grey.match(/\d+/g) ?? []).map(Number);
      expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(16);
    });

    await test.step('one POST with JSON headers carries exactly the eight fields', async () => {
      await expect.poll(() => asked.length).toBe(1);
      const request = asked[0]?.request();
      expect(request?.method()).toBe('POST');
      expect(request?.headers()).toMatchObject({
        'content-type': 'application/json',
        accept: 'application/json',
      });
      expect(request?.postDataJSON()).toEqual({
        ...written,
        _subject: say('contactSubject', written),
        _replyto: written.email,
        _to: config.contact.mailbox,
      });
    });

    await test.step('leaving the page, and coming back, sends nothing again and loses nothing', async () => {
      await page
        .getByRole('link', { name: saying('home') })
        .first()
        .click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(form.button).toHaveText(say('contactSending'));
      expect(await form.values()).toEqual(written);
      await expect(form.button).toBeDisabled();
    });

    const notices = page
      .getByRole('listitem')
      .filter({ hasText: saying('contactSentTitle', 'contactFailedTitle') });
    await test.step('success is announced, and the form is cleared', async () => {
      // The body confirms that the message was accepted.
      await asked[0]?.fulfill({ status: 200, body: '{"ok":true}' });
      await expect(notices).toContainText(say('contactSentTitle'));
      await expect(notices).toContainText(say('contactSent'));
      await form.expectSent();
      expect(asked).toHaveLength(1);
    });

    await test.step('a failure replaces the success at once, not after its timeout, which is paused by the mouse', async () => {
      await notices.hover();
      await form.write();
      await form.button.click();
      await expect.poll(() => asked.length).toBe(2);
      await asked[1]?.fulfill({ status: 500 });
      await form.expectFailed();
      await expect(notices).toHaveCount(1);
    });
  });

  test('[C10] an answer of 400, 429 or 500, and a service or a network that cannot be reached, keep everything and offer other ways', async ({
    page,
    context,
  }) => {
    let answer = (route: Route) => route.abort('connectionrefused');
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && sending(company).test(request.url())) asked += 1;
    });
    await page.route(sending(company), (route) => answer(route));
    const form = await write(page, company);
    const expectFailure = async (count: number) => {
      await form.button.click();
      await expect.poll(() => asked).toBe(count);
      await form.expectFailed();
    };
    await expectFailure(1);
    for (const [n, status] of [400, 429, 500].entries()) {
      answer = (route) => route.fulfill({ status });
      await test.step(String(status), () => expectFailure(n + 2));
    }
    await test.step('no network', async () => {
      answer = (route) => route.continue();
      await context.setOffline(true);
      await expectFailure(5);
      await context.setOffline(false);
    });
    await answerWith(page, company, 200);
    await form.button.click();
    await form.expectSent();
    await page.reload();
    expect(await form.values()).toEqual(EMPTY);
  });
});

const written = writtenTo(shipped);

shipped.test.describe('a service of another origin', () => {
  // The CSP of the shipped site allows no such service; how it would is covered by unit tests.
  shipped.test.use({ bypassCSP: true });

  /** Makes the form send to a test server. */
  async function sendTo(page: Page, handler: RequestListener) {
    const server = createServer(handler);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await page.route('**/data/*/_site.json', async (route) => {
      const response = await route.fetch();
      const site = (await response.json()) as { contact: { endpoint: string } };
      site.contact.endpoint = `http://127.0.0.1:${port}/f/1`;
      await route.fulfill({ response, json: site });
    });
    return () => server.closeAllConnections();
  }

  /** Lets pages of our origin send to the test server. */
  const allowOurs = (response: ServerResponse) =>
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Access-Control-Allow-Headers', 'content-type');

  shipped.test('that allows ours receives the message', async ({ page }) => {
    let body = '';
    const close = await sendTo(page, (request, response) => {
      allowOurs(response);
      if (request.method === 'POST') request.on('data', (part) => (body += String(part)));
      request.on('end', () => response.end('{}'));
      request.resume();
    });
    const form = await write(page, shipped);
    // While routes are active, Playwright answers preflight requests itself.
    await endRoutes(page);
    await form.button.click();
    await form.expectSent();
    expect(JSON.parse(body)).toMatchObject(written);
    close();
  });

  shipped.test('[C10] that does not allow ours never receives the message', async ({ page }) => {
    const methods: unknown[] = [];
    const close = await sendTo(page, (request, response) => {
      methods.push(request.method);
      response.end('{}');
    });
    const form = await write(page, shipped);
    await endRoutes(page);
    await form.button.click();
    await form.expectFailed();
    expect(methods).toEqual(['OPTIONS']);
    close();
  });

  shipped.test(
    'receives the message even if the tab is closed while sending, after the visitor has confirmed',
    async ({ page }) => {
      let allow = () => {};
      let finish = () => {};
      const taken = new Promise<void>((resolve) => {
        finish = resolve;
      });
      const close = await sendTo(page, (request, response) => {
        allowOurs(response);
        // The tab is closed while the preflight response is pending.
        if (request.method === 'OPTIONS') allow = () => response.end();
        else finish();
      });
      const form = await write(page, shipped);
      await endRoutes(page);
      const asked = page.waitForRequest((request) => request.method() === 'POST');
      await form.button.click();
      await asked;
      const dialog = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      expect((await dialog).type()).toBe('beforeunload');
      await (await dialog).accept();
      if (!page.isClosed()) await page.waitForEvent('close');
      allow();
      await taken;
      close();
    },
  );
});

shipped.test.describe('without scripts', () => {
  shipped.test.use({ javaScriptEnabled: false });

  shipped.test(
    'the browser posts the form to the same endpoint, which shows a thank-you page',
    async ({ page }) => {
      await page.goto(shipped.pathOf('contact-form'));
      const form = new ContactForm(page, shipped);
      await form.button.click();
      await expect(page).toHaveURL(shipped.pathOf('contact-form'));
      await form.write({ ...written, message: `Without scripts, ${page.viewportSize()?.width}` });
      await form.button.click();
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      await page.goto('/__inbox');
      await expect(
        page.getByRole('definition').filter({ hasText: 'Without scripts' }).first(),
      ).toBeVisible();
    },
  );
});
