import { expect } from '@playwright/test';
import { test } from './support/test';
import { complaints, visit } from './support/visit';

const FEED = 'link[type="application/atom+xml"]';

test('a list of news leads to their pages, and to a feed that readers understand', async ({
  page,
  gallery,
}) => {
  const lines = await complaints(page);
  await visit(page, `${gallery}/gallery/news`);
  const address = await page.locator(FEED).getAttribute('href');
  const entries = await page.evaluate(async (url) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    request.send();
    await new Promise((resolve) => request.addEventListener('load', resolve));
    return [...(request.responseXML?.querySelectorAll('entry') ?? [])].map((entry) => [
      entry.querySelector('title')?.textContent,
      new URL(entry.querySelector('link')?.getAttribute('href') ?? '').pathname,
    ]);
  }, address ?? '');
  const listed = page.getByRole('main').getByRole('list').first().getByRole('link');
  const links = await listed.evaluateAll((all) =>
    all.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(links).toEqual(entries);
  expect(entries).toHaveLength(2);

  await listed.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The slip is open again');
  await expect(page.locator('main').getByText('1 March 2026')).toBeVisible();
  expect(lines).toEqual([]);
});

test('pages without news tell of no feed', async ({ page, gallery }) => {
  await page.goto(`${gallery}/gallery/text`);
  await expect(page.locator(FEED)).toHaveCount(0);
});
