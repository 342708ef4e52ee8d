import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { parseRedirectsFile } from '../../src/node/hosting/redirectsFile';
import { test } from './support/test';
import { complaints } from './support/visit';

test('[X10] the home page complies with its own policies, including all pictures; Trusted Types block the injection of scripts; a chat window opens despite cross-origin isolation', async ({
  page,
  context,
}) => {
  const lines = await complaints(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(lines).toEqual([]);

  await test.step('Trusted Types block the injection of scripts', async () => {
    const outcome = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>text</b>';
        return 'allowed';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    });
    expect(outcome).toBe('refused');
  });

  await test.step('a chat window opens', async () => {
    await context.route('https://chat.example/**', (route) => route.fulfill({ body: 'chat' }));
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => window.open('https://chat.example/1', '_blank', 'noopener')),
    ]);
    await opened.waitForLoadState();
    expect(await opened.evaluate(() => [document.body.textContent, window.opener])).toEqual([
      'chat',
      null,
    ]);
  });
});

test('a script injected into the HTML does not run', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const slipped = '<script>window.slippedIn = true</script><i onclick="">';
    await route.fulfill({ response, body: html.replace('</body>', `${slipped}</body>`) });
  });
  await page.goto('/');
  expect(await page.locator('body > i').count()).toBe(1);
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
});

test('an unknown and a malformed address show the 404 page, with status 404 and a way home', async ({
  page,
}) => {
  for (const address of ['/no/such/page', '/%E0']) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/"]').first(), address).toBeVisible();
  }
});

test('[E42] the site serves the npm package for partners', async ({ request }) => {
  const answer = await request.get('/embed/inquiry-embed.tgz');
  expect(answer.status()).toBe(200);
  expect(gunzipSync(await answer.body()).toString('latin1')).toContain('package/package.json');
});

test('each redirect of the site leads to a page that exists', async ({ request }) => {
  const file = new URL('../../dist/_redirects', import.meta.url);
  const redirects = parseRedirectsFile(await readFile(file, 'utf8'));
  expect(redirects.length).toBeGreaterThan(0);
  const answers = redirects.map(async ({ from, status }) => {
    const [first, last] = await Promise.all([
      request.get(encodeURI(from), { maxRedirects: 0 }),
      request.get(encodeURI(from)),
    ]);
    return { from, first: first.status() === status, last: last.status() };
  });
  expect(await Promise.all(answers)).toEqual(
    redirects.map(({ from }) => ({ from, first: true, last: 200 })),
  );
});

test('an address with and without a trailing slash shows the same page', async ({ request }) => {
  const [bare, slash] = await Promise.all([request.get('/index.html'), request.get('/')]);
  expect(await bare.text()).toBe(await slash.text());
});
