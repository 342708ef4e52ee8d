import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** A page that a slow network delivers in two pieces. */
export interface Pieces {
  /** Its HTML. */
  html: string;
  /** Opens the page with the HTML up to here, lets the browser paint if it will, then sends the rest. */
  openCutAt: (page: Page, index: number) => Promise<void>;
  close: () => void;
}

async function forward(url: string, response: ServerResponse): Promise<void> {
  const file = await fetch(url);
  response.statusCode = file.status;
  response.setHeader('Content-Type', file.headers.get('Content-Type') ?? '');
  response.end(Buffer.from(await file.arrayBuffer()));
}

/** Serves a page of a site in two pieces, and its files as the site does. */
export async function serveInPieces(site: string, address: string): Promise<Pieces> {
  const html = await (await fetch(site + address)).text();
  let cut = 0;
  let sendRest = () => {};
  const server = createServer((request, response) => {
    if (request.url === address) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.write(html.slice(0, cut));
      sendRest = () => void response.end(html.slice(cut));
    } else {
      // To the browser these are files of the same host, as the page's CSP demands.
      void forward(site + request.url, response);
    }
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    html,
    close: () => void server.close(),
    openCutAt: async (page, index) => {
      cut = index;
      await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'commit' });
      await page.evaluate(async () => {
        const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
        const parsed = () => document.querySelectorAll('body *').length;
        for (let before = 0; before === 0 || before !== parsed(); await pause(30))
          before = parsed();
        // Do not wait for a frame forever: there is none while the browser waits for more HTML before it paints.
        const painted = new Promise<void>((done) => {
          requestAnimationFrame(() => void requestAnimationFrame(() => done()));
        });
        await Promise.race([painted, pause(200)]);
      });
      sendRest();
      await page.waitForLoadState();
      // Wait for a frame more, because observers of the layout are called after the one that shows the rest.
      await page.evaluate(
        () =>
          new Promise((done) => {
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)));
          }),
      );
    },
  };
}
