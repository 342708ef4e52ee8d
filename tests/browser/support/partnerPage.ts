import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { config } from './site';

/** The origin of the embed's scripts. */
export const SITE = `http://localhost:${process.env['TEST_PORT']}`;

/** The sample partner's page. */
export const PARTNER = `http://localhost:${process.env['TEST_PARTNER_PORT']}`;

/** The category that it is about: the largest one. */
const CATEGORY =
  config.store.categories
    .map(({ id, name }) => ({
      name,
      count: config.store.products.filter((p) => p.category === id).length,
    }))
    .toSorted((a, b) => b.count - a.count)[0]?.name ?? '';

/** The name of the partner's own product. */
export const OWN_NAME = `${CATEGORY} A-1`;

/** The button that adds the partner's own product. */
export const ownButton = (page: Page) => page.locator('button.own');

/** The button that adds a product of the catalogue. */
export const unitButton = (page: Page) => page.locator('inquiry-add').getByRole('button');

/** The button that opens the list. */
export const launcher = (page: Page) => page.locator('inquiry-launcher').getByRole('button');

/** Scrolls to the top: the launcher is away while an inline list is on the screen. */
export const awayFromTheList = (page: Page) => page.evaluate(() => scrollTo(0, 0));

/** The panel with the list. */
export const panel = (page: Page) => page.locator('inquiry-panel dialog');

/**
 * Opens a partner's page with the script.
 * @param attributes The attributes of the script's tag.
 * @param file The script: the loader, or a pinned version.
 * @returns The console errors, updated as they occur.
 */
export async function openPage(
  page: Page,
  body: string,
  attributes = '',
  file = '/embed/v1.js',
): Promise<string[]> {
  const script = `<script async src="${SITE}${file}" ${attributes}></script>`;
  return openHtml(
    page,
    `<!doctype html><html lang="en"><title>odd</title><link rel="icon" href="data:," /><body>${body}${script}</body></html>`,
  );
}

/**
 * Opens a page that carries the script in a way of its own.
 * @param html The whole page.
 * @returns The console errors, updated as they occur.
 */
export async function openHtml(page: Page, html: string): Promise<string[]> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(html);
  });
  page.on('close', () => server.close());
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
  await expect.poll(() => page.evaluate('!!window.inquiry')).toBe(true);
  return told;
}

/** Calls methods of `window.inquiry`, one after the other. */
export async function call(page: Page, ...calls: [method: string, ...args: unknown[]][]) {
  await page.evaluate((all) => {
    const inquiry = window.inquiry as unknown as Record<string, (...args: unknown[]) => unknown>;
    for (const [method, ...args] of all) void inquiry[method]?.(...args);
  }, calls);
}

/** The lines of the list: '2 p-1'. */
export function items(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { inquiry } = window;
    return inquiry && 'items' in inquiry
      ? inquiry.items().map(({ id, quantity }) => `${quantity} ${id}`)
      : [];
  });
}

/** Waits until the widgets have loaded. */
export async function loaded(page: Page) {
  await page.evaluate('inquiry.ready.then(() => {})');
}

/** What the doctor says of a page: 'problem: There is no …'. */
export const examine = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { inquiry } = window;
    if (!inquiry || !('doctor' in inquiry)) throw new Error('no doctor');
    const findings = await inquiry.doctor();
    return findings.map(({ state, message }) => `${state}: ${message}`);
  });
