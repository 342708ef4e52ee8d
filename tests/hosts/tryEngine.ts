import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportMissing } from '../setup/reportMissing';
import { TIMEOUT_MS, type Engine, type FoundEngine } from './engines/engine';
import { HOSTS, OUT_OF_REACH } from './hosts';
import { WAYS, type Way } from './ways';
import { pageScript } from './pageScript';
import { serveHosts } from './servers';

/**
 * Tests of the site, and of the embed on all host pages in all ways, in one engine. A missing engine is reported, and
 * fails with CI.
 */
export function tryEngine(found: FoundEngine): void {
  const open = 'open' in found ? found.open : undefined;
  const visit = 'open' in found && found.atOnce ? it.concurrent : it;
  let engine: Engine | undefined;
  let hosts: Awaited<ReturnType<typeof serveHosts>>;
  let script: Awaited<ReturnType<typeof pageScript>>;
  beforeAll(async () => {
    [hosts, script, engine] = await Promise.all([serveHosts(), pageScript(), open?.()]);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all([engine?.close(), hosts.close()]);
  });
  const run = (page: string, source: string, way: Way = 'v1') =>
    engine?.run(`${hosts.urls[way]}/${page}`, source);
  const visits = WAYS.flatMap((way) =>
    HOSTS.map(([page, says, expected]) => [way, page, says, expected] as const),
  );

  reportMissing('missing' in found ? found.missing : undefined);

  visit.each(open ? ['/store/category/all'] : [])(
    'the site: a buyer gets from %s to a message for the sales team',
    async (listing) => {
      expect(await engine?.run(hosts.site + listing, script('site', undefined))).toBe('');
    },
    TIMEOUT_MS,
  );

  visit.each(open ? visits : [])(
    '[E4] %s, %s: the embed survives %s, and the page survives it',
    async (way, page, _, expected) => {
      const told = { stored: true, styles: true, others: way === 'two suppliers', ...expected };
      expect(await run(page, script('scenario', told), way)).toBe('');
    },
    TIMEOUT_MS,
  );

  visit.each(open ? ['second-try'] : [])(
    '[E7] %s: the embed loads from a second address if the first fails',
    async (page) => {
      expect(await run(page, script('secondTry', undefined))).toBe('');
    },
    TIMEOUT_MS,
  );

  visit.each(open ? OUT_OF_REACH : [])(
    '[E7] %s: the page’s own fallback stays if %s',
    async (page, _, told) => {
      expect(await run(page, script('fallback', told))).toBe('');
    },
    TIMEOUT_MS,
  );
}
