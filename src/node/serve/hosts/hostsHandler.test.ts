import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { listen, type Running } from '../listen';
import { hostValues } from './hostValues';
import { hostsHandler } from './hostsHandler';

const site = join(temporaryFolder(), 'dist');
const away = `${site}-away`;
let server: Running;

beforeAll(async () => {
  const lists = 'embed/lists';
  write('embed/catalogue.json', { lists, categories: { all: { count: 1 }, pumps: { count: 1 } } });
  write(`${lists}/pumps/1.json`, [{ id: 'pump-1', name: 'Pump <1>', category: 'Pumps' }]);
  const values = () => hostValues(site, 'http://site.example');
  server = await listen(hostsHandler(resolve('embed/hosts'), values), 0);
});
afterAll(() => server.close());

function write(name: string, content: unknown): void {
  const file = join(site, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(content));
}

const COMPANY = {
  site: { name: 'Pumps & Co', language: 'ar' },
  branches: [],
  strings: { addToList: 'أضف', browseProducts: 'تصفح', listTitle: 'القائمة' },
  store: { addresses: { list: '/list', category: '/c/', product: '/p/' } },
};

describe("a partner's page", () => {
  it('refers to products of the built site', async () => {
    const page = await fetch(server.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('pump-1');
  });

  it("has the built site's company, language and words, escaped for HTML [E45]", async () => {
    write('data/b1/_site.json', COMPANY);
    const page = await (await fetch(server.url)).text();
    expect(page).toContain('<html lang="ar" dir="rtl">');
    expect(page).toContain('<title>Pumps | Pumps &amp; Co Partner</title>');
    expect(page).toContain('Pumps A-1 + Pump &lt;1&gt;<br');
    expect(page).toContain('<a href="http://site.example/c/pumps">');
    expect(page).not.toContain('{{');
  });

  it('can name an office of the built site', () => {
    write('data/b1/_site.json', { ...COMPANY, branches: [{ id: 'north' }, { id: 'south' }] });
    expect(hostValues(site, 'http://site.example')).toMatchObject({ BRANCH: 'north' });
  });

  it('answers 503 with Retry-After without a built site, and recovers when there is one', async () => {
    renameSync(site, away);
    const missing = await fetch(server.url);
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await missing.text()).toMatch(/^The site is not there.*Reload this page.*\.\n$/);
    renameSync(away, site);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('answers 503 while a file of the site is incomplete', async () => {
    writeFileSync(join(site, 'embed/catalogue.json'), '{"lists":');
    expect((await fetch(server.url)).status).toBe(503);
  });
});
