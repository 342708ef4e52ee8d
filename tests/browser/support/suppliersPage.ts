import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Opens a partner's page with this HTML; resolves to its console errors, updated as they occur. */
export async function openHtml(page: Page, html: string): Promise<string[]> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Partner</title><body>${html}`);
  }).listen(0);
  page.on('close', () => server.close());
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
  return told;
}
