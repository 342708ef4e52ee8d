import { expect, type Browser, type Page } from '@playwright/test';

/** How long a page may take to show what it has to, in ms: development servers compile at the first request. */
const PAGE_TIMEOUT_MS = 60_000;

/** What a visit has seen, for an assertion. */
export interface Visit {
  /** The tiles of <inquiry-products>. */
  tiles: number;
  /** What the page's own listener has heard of 'inquiry:add'. */
  heard: string;
  /** The text of the message, and the number that it would be sent to. */
  message: string;
  number: string;
  /** The attributes of <inquiry-products> and <inquiry-add>, once all is drawn. */
  attributes: string[][];
  /** Our tags in the HTML that the server sends: '<inquiry-products products="…">'. */
  tags: string[];
  /** Warnings and errors of the console, those of hydration among them. */
  complaints: string[];
}

/** Visits a page of a framework as a buyer: looks at the tiles, adds the partner's product, opens the list. */
export async function visitPage(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PAGE_TIMEOUT_MS);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  try {
    await page.goto(url, { timeout: PAGE_TIMEOUT_MS });
    return { ...(await buy(page)), complaints };
  } finally {
    await context.close();
  }
}

async function buy(page: Page): Promise<Omit<Visit, 'complaints'>> {
  const link = page.getByRole('link', { name: 'Units' });
  // Of those that swap pages instead of loading them.
  if (await link.count()) await link.click();
  const tiles = page.locator('inquiry-products [part=tile] button');
  await tiles.nth(1).waitFor();
  await page.locator('inquiry-add').getByRole('button').click();
  const output = page.locator('output');
  await expect(output).not.toBeEmpty({ timeout: PAGE_TIMEOUT_MS });
  await page.locator('inquiry-launcher').getByRole('button').click();
  const send = page.locator('inquiry-panel [part=send]');
  const { pathname, searchParams } = new URL((await send.getAttribute('href')) ?? '');
  const html = await (await fetch(page.url())).text();
  return {
    tags: html.match(/<inquiry-(products|add)[^>]*>/g) ?? [],
    tiles: await tiles.count(),
    heard: await output.innerText(),
    message: searchParams.get('text') ?? '',
    number: pathname.slice(1),
    attributes: await page
      .locator('inquiry-products, inquiry-add')
      .evaluateAll((all) =>
        all.map((one) => one.getAttributeNames().filter((name) => /^[a-z]+$/.test(name))),
      ),
  };
}
