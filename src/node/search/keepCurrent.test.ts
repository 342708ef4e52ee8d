import { createServer, type Server } from 'node:http';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { keepCurrent } from './keepCurrent';
import type { OpenedEndpoint } from './openEndpoint';
import { createRetries } from './retries';

let dir: string;
let builds = 0;
beforeEach(() => {
  dir = join(temporaryFolder(), 'dist');
});

/** Publishes another build, as far as the endpoint sees it. */
function publish(): void {
  builds += 1;
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  writeFileSync(join(dir, '.site-build'), String(builds));
  utimesSync(join(dir, '.site-build'), builds, builds);
}

/** Answers that are held back until they are let go. */
const held: (() => void)[] = [];
const opened: number[] = [];
const closed: number[] = [];
const lines: string[] = [];
let fails = false;
let tries = 0;
/** What the time is, in ms. */
let time = 0;
/** What a build is not opened before. */
let opening: Promise<void> | undefined;
/** Builds whose endpoint has ended by itself. */
const ended = new Set<number>();

/** An endpoint that answers with the build it was opened for. */
async function open(): Promise<OpenedEndpoint> {
  tries += 1;
  if (fails) throw new Error('No catalogue.');
  const build = builds;
  opened.push(build);
  await opening;
  return {
    address: '/search',
    count: build,
    hasEnded: () => ended.has(build),
    handler(request, response) {
      const answer = () => void response.end(`build ${build}`);
      if (request.url === '/slow') held.push(answer);
      else answer();
      return true;
    },
    close: () => {
      closed.push(build);
      return Promise.resolve();
    },
  };
}

let endpoint: OpenedEndpoint;
let server: Server;
let origin: string;
beforeEach(async () => {
  fails = false;
  opening = undefined;
  ended.clear();
  for (const list of [held, opened, closed, lines]) list.length = 0;
  publish();
  time = 0;
  tries = 0;
  endpoint = await keepCurrent({
    dir,
    open,
    log: (line) => lines.push(line),
    everyMs: 5,
    retries: createRetries(() => time),
  });
  server = createServer((request, response) => void endpoint.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await endpoint.close();
  server.close();
});

const ask = async (path = '/'): Promise<string> => (await fetch(origin + path)).text();

it('answers from the new build after the site was built again', async () => {
  expect(await ask()).toBe(`build ${builds}`);
  publish();
  await vi.waitFor(async () => expect(await ask()).toBe(`build ${builds}`));
  expect(endpoint.count).toBe(builds);
  expect(lines).toEqual([`The site was built again: searching ${builds} products.`]);
});

it('finishes what it was asked before, and closes only then', async () => {
  const before = builds;
  const slow = ask('/slow');
  await vi.waitFor(() => expect(held).toHaveLength(1));
  publish();
  await vi.waitFor(async () => expect(await ask()).toBe(`build ${builds}`));
  expect(closed).toEqual([]);
  held[0]?.();
  expect(await slow).toBe(`build ${before}`);
  await vi.waitFor(() => expect(closed).toEqual([before]));
});

it('goes on as before if the new build cannot be read, and says so', async () => {
  const before = builds;
  fails = true;
  publish();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toMatch(/cannot be searched.*: No catalogue\./);
  expect(await ask()).toBe(`build ${before}`);
  fails = false;
  time += 2000;
  await vi.waitFor(async () => expect(await ask()).toBe(`build ${builds}`));
  expect(lines).toHaveLength(2);
});

it('tries what cannot be read again later, and says it once; another build at once', async () => {
  fails = true;
  publish();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  const before = tries;
  for (let n = 0; n < 20; n += 1) await ask();
  expect(tries).toBe(before);
  time += 2000;
  await vi.waitFor(() => expect(tries).toBe(before + 1));
  expect(lines).toHaveLength(1);
  fails = false;
  publish();
  await vi.waitFor(async () => expect(await ask()).toBe(`build ${builds}`));
});

it('opens what has ended by itself again, and says so', async () => {
  const before = endpoint.count;
  ended.add(before);
  await vi.waitFor(() => expect(lines[0]).toMatch(/had ended, and goes on/));
  ended.clear();
  expect(await ask()).toBe(`build ${before}`);
});

it('says that nothing is answered, once the last build has ended as well', async () => {
  const before = endpoint.count;
  fails = true;
  publish();
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  ended.add(before);
  await vi.waitFor(() => expect(lines).toHaveLength(2));
  expect(lines[1]).toMatch(/^The search has ended, and cannot be opened again: No catalogue\./);
});

it('goes on while there is no site for a moment, as it is exchanged', async () => {
  const before = builds;
  rmSync(dir, { recursive: true });
  for (let n = 0; n < 20; n += 1) expect(await ask()).toBe(`build ${before}`);
  publish();
  await vi.waitFor(async () => expect(await ask()).toBe(`build ${builds}`));
});

it('waits for no build that is being opened when it is closed, and that is closed as well', async () => {
  const before = builds;
  let isRead: (() => void) | undefined;
  opening = new Promise((resolve) => {
    isRead = resolve;
  });
  publish();
  await vi.waitFor(() => expect(opened).toContain(builds));
  await endpoint.close();
  expect(closed).toEqual([before]);
  isRead?.();
  await vi.waitFor(() => expect(closed).toEqual([before, builds]));
});
