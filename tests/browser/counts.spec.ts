import { expect, type Page } from '@playwright/test';
import { test } from './support/test';
import { complaints, visit } from './support/visit';

interface CountedRequest {
  query: string;
  cookie: string | undefined;
  referer: string | undefined;
}

/** Collects what the page asks to be counted, with what each request says of the visitor. */
function countedBy(page: Page): CountedRequest[] {
  const found: CountedRequest[] = [];
  page.on('request', async (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname !== '/counted.txt') return;
    const { cookie, referer } = await request.allHeaders();
    found.push({ query: search, cookie, referer });
  });
  return found;
}

/** Looks for something that there is not, reads another page, and sends the list. */
async function shop(page: Page, site: string): Promise<void> {
  await page.context().addCookies([{ name: 'visitor', value: 'anna', url: site }]);
  await visit(page, `${site}/store/product/eng-010`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add' }).first().click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Inquiry list/ })
    .click();
  await page.getByRole('link', { name: /mail/i }).first().click();
  await visit(page, `${site}/store/category/all`);
  await main.getByRole('searchbox').fill('Zxqv');
}

const said = (counted: readonly CountedRequest[]) => counted.map(({ query }) => query);

test('[T81] a search without a result, a page and an inquiry are counted, without cookies', async ({
  page,
  chandlery,
}) => {
  const lines = await complaints(page);
  const counted = countedBy(page);
  await shop(page, chandlery);
  await expect.poll(() => said(counted)).toEqual(['?page=%2Fcart', '?sent=mail', '?none=zxqv']);
  for (const { cookie, referer } of counted)
    expect([cookie, referer]).toEqual([undefined, undefined]);
  expect(lines).toEqual([]);
});

test('[T81] nobody is counted who asks not to be followed', async ({ page, chandlery }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
  });
  const counted = countedBy(page);
  await shop(page, chandlery);
  // It would have been counted when the visitor leaves, at the latest.
  await page.goto(`${chandlery}/contact`);
  expect(counted).toEqual([]);
});
