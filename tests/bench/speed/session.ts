import type { Browser, CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openContext } from '../lib/openContext';
import { agent, type Seen, type Sight } from './agent';
import { SCREEN, SLOWDOWN } from './profiles';

/** Selectors in the site's markup. */
const SIGHT: Sight = {
  addButton: '[data-inquiry-add]',
  badge: '[data-badge]',
  menuButton: '[data-toggle][aria-controls="menu"]',
  menu: '#menu',
  heading: 'main h1',
};

/** A page is idle after this many ms without network traffic. */
const NETWORK_IDLE_MS = 1200;
const MAX_WAIT_MS = 90_000;

/** A page on a slow phone with an empty cache. */
export interface Session {
  page: Page;
  /** Waits until the page is loaded, hydrated if it uses React, and the network is idle. */
  quiet: () => Promise<void>;
  seen: () => Promise<Seen>;
  /** The network traffic so far. */
  traffic: () => { bytes: number; requests: number };
  close: () => Promise<void>;
}

/** @param press Whether to click 'add to list' and the menu from the first paint. */
export async function openSession(browser: Browser, press: boolean): Promise<Session> {
  const context = await openContext(browser, {
    viewport: SCREEN,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(agent, { sight: SIGHT, press });
  const protocol = await context.newCDPSession(page);
  const travelling = await watchTraffic(protocol);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return {
    page,
    seen: () => page.evaluate(() => window.bench),
    traffic: () => ({ bytes: travelling.bytes, requests: travelling.requests }),
    async quiet() {
      await page.waitForFunction(
        () => document.readyState === 'complete' && (window.app === undefined || window.app.live),
        undefined,
        { timeout: MAX_WAIT_MS, polling: 200 },
      );
      const started = Date.now();
      // At least from now on: what a scroll asks for is not on its way in the same moment.
      const isAtRest = () => Date.now() - Math.max(started, travelling.last) >= NETWORK_IDLE_MS;
      while (travelling.open.size > 0 || !isAtRest()) {
        if (Date.now() - started > MAX_WAIT_MS) throw new Error('The page never came to rest.');
        await sleep(50);
      }
      if (errors.length > 0) throw new Error(`The page has an error: ${errors.join('; ')}`);
    },
    close: () => context.close(),
  };
}

async function watchTraffic(protocol: CDPSession) {
  const state = { open: new Set<string>(), last: Date.now(), bytes: 0, requests: 0 };
  const end = (id: string, bytes: number) => {
    if (!state.open.delete(id)) return;
    // A preloaded script is asked for again when it runs, but crosses the network once.
    if (bytes > 0) state.requests += 1;
    state.bytes += bytes;
    state.last = Date.now();
  };
  protocol.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    state.open.add(requestId);
    state.last = Date.now();
  });
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  protocol.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await protocol.send('Network.enable');
  return state;
}
