import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { openOnce } from './support/openOnce';
import { partsOf, undoAll } from './support/studio';
import { test } from './support/test';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A request of so many days ago, as Caddy logs it. */
const line = (uri: string, days = 0) =>
  JSON.stringify({
    ts: Date.now() / 1000 - days * 86_400 - 60,
    request: { method: 'GET', uri, remote_ip: '203.0.113.7', headers: { 'User-Agent': [BROWSER] } },
    status: 200,
  });

const LOG = [
  ...['/', '/about', '/about', '/store/category/pumps'].map((uri) => line(uri)),
  line('/', 60),
  ...['seal+kit', 'seal+kit', 'hydraulic+ram+80+mm'].map((term) =>
    line(`/counted.txt?none=${term}`),
  ),
  line('/counted.txt?sent=chat'),
  line('/counted.txt?sent=form'),
].join('\n');

let page: Page;
openOnce((opened) => (page = opened));

test('[T80] visits are counted from a log that is opened, by keyboard alone', async () => {
  const { site } = partsOf(page);
  await site.getByRole('button', { name: 'Visits', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Visits' })).toBeVisible();
  await expectAccessible(page, 'visits without a log');
  const open = page.getByLabel('Open a log');
  await open.setInputFiles({
    name: 'access.log',
    mimeType: 'text/plain',
    buffer: Buffer.from(LOG),
  });
  await expect(page.getByRole('table', { name: 'Pages opened: 4' })).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Searches without a result: 3' }).getByRole('row').nth(1),
  ).toHaveText(/^seal kit\s*2$/);
  await page.getByRole('radio', { name: 'Last 30 days' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Last 90 days' })).toBeChecked();
  await expect(page.getByRole('table', { name: 'Pages opened: 5' })).toBeVisible();
  await expectAccessible(page, 'visits');
});

test('[T81] counting is turned on where its counts are missing', async () => {
  const { site } = partsOf(page);
  await site.getByRole('button', { name: 'Visits', exact: true }).click();
  await page.getByRole('button', { name: 'Count them' }).click();
  await expect(page.getByRole('button', { name: 'Count them' })).toHaveCount(0);
  await undoAll(page);
  await expect(page.getByRole('button', { name: 'Count them' })).toBeVisible();
});
