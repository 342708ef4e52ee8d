import { mkdirSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCode } from '../../../../tests/setup/readCode';
import { withTemporaryFolder } from '../../../../tests/temporary/withTemporaryFolder';
import { openLanguages } from '../language/askedLanguage';
import { startSharing, type Sharing } from './startSharing';

const languageOf = openLanguages(process.cwd(), {});

const PAGE = '<!doctype html><title>Draft</title>';

/** Runs with a draft that is shown, and its address without the key. */
function shown(
  test: (url: string, origin: string, site: string, sharing: Sharing) => Promise<void>,
): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const site = join(folder, 'site');
    const sharing = await startSharing(site, languageOf, '127.0.0.1');
    try {
      mkdirSync(join(site, 'about'), { recursive: true });
      for (const file of ['index.html', 'about/index.html']) writeFileSync(join(site, file), PAGE);
      await test(sharing.url(), new URL(sharing.url()).origin, site, sharing);
    } finally {
      await sharing.close();
    }
    expect(existsSync(site)).toBe(false);
    await expect(fetch(sharing.url())).rejects.toThrow('fetch failed');
  });
}

/** What a phone keeps that has scanned the code. */
async function cookieFrom(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/');
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
  return cookie;
}

it('[T67] shows a draft to who has scanned its code, as long as Studio runs', () =>
  shown(async (url, origin) => {
    const cookie = await cookieFrom(url);
    const page = await fetch(`${origin}/about`, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(await page.text()).toBe(PAGE);
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
  }));

it('shows nothing to others, and tells them what to do', () =>
  shown(async (url, origin) => {
    const cookie = await cookieFrom(url);
    const others = [`${origin}/`, `${origin}/about`, `${url.slice(0, -1)}!`, `${origin}/draft/`];
    for (const other of others) {
      const answer = await fetch(other, { redirect: 'manual' });
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('scan the code again');
    }
    const wrong = await fetch(`${origin}/`, { headers: { cookie: `${cookie.slice(0, -1)}!` } });
    expect(wrong.status).toBe(403);
  }));

it('each phone has a key of its own: what one has used opens nothing for another', () =>
  shown(async (url, origin) => {
    const cookie = await cookieFrom(url);
    const open = (address: string, headers = {}) =>
      fetch(address, { headers, redirect: 'manual' }).then(({ status }) => status);
    expect(await open(`${origin}/`, { cookie })).toBe(200);
    expect(await open(url)).toBe(403);
    expect(await open(`${origin}/about`, { cookie })).toBe(200);
  }));

it('a phone that opens its address or the next code again is led to the draft, and is counted once', () =>
  shown(async (url, origin, _, sharing) => {
    const cookie = await cookieFrom(url);
    const open = (address: string) => fetch(address, { headers: { cookie }, redirect: 'manual' });
    await open(`${origin}/`);
    for (const address of [url, sharing.url()]) {
      const answer = await open(address);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(sharing.phones()).toBe(1);
  }));

it('takes nothing: what a form sends is refused', () =>
  shown(async (url, origin) => {
    const cookie = await cookieFrom(url);
    const answer = await fetch(`${origin}/about`, { method: 'POST', headers: { cookie } });
    expect(answer.status).toBe(405);
  }));

it('has its address as a code that readers of QR codes understand', () =>
  withTemporaryFolder(async (folder) => {
    const sharing = await startSharing(join(folder, 'site'), languageOf, '127.0.0.1');
    expect(await readCode(await sharing.code())).toBe(sharing.url());
    await sharing.close();
  }));

it('says that there is no draft yet', () =>
  withTemporaryFolder(async (folder) => {
    const sharing = await startSharing(join(folder, 'site'), languageOf, '127.0.0.1');
    const cookie = await cookieFrom(sharing.url());
    const answer = await fetch(new URL('/', sharing.url()), { headers: { cookie } });
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('no draft'),
    ]);
    await sharing.close();
  }));

it('[T83] speaks to a phone in its language', () =>
  shown(async (_, origin) => {
    const answer = await fetch(`${origin}/`, { headers: { 'accept-language': 'nb-NO,nb;q=0.9' } });
    expect(await answer.text()).toMatch(/«Vis det på telefoner», og skann koden på nytt\.\n$/);
  }));
