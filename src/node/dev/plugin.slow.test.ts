import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boot } from '../../app/early/earlyState';
import { GOOD, startDev, type DevProject } from './testing';

const NAME = 'Brackwater Boatyard';
const MISTAKE = 'is not a field of';

let dev: DevProject;
const start = async (config: string, subfolder?: string) => {
  dev = await startDev(config, subfolder);
};
const stop = () => dev.stop();
const ask = (url: string, init?: RequestInit) => dev.ask(url, init);
const read = async (url: string) => (await ask(url)).text();
const save = (name: string, content: string, type?: string) => dev.save(name, content, type);

describe('a config that is invalid from the start, and good later on,', () => {
  beforeAll(() => start('{ "version": 2 }'), 180_000);
  afterAll(stop);

  it('shows its mistakes instead of any page', async () => {
    const response = await ask('/');
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('<title>site.config.json</title>');
    expect(text).toContain('site.config.json:1:');
  });

  it('tells the browser when it becomes valid', async () => {
    const client = await ask('/@vite/client');
    expect([client.status, client.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    await save('site.config.json', GOOD);
    expect((await ask('/')).status).toBe(200);
    // Errors from here on would be a failure.
    dev.logged.length = 0;
  }, 180_000);

  it('is served as pages, rendered for every request', async () => {
    const response = await ask('/services/engines');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain(`<title>Engines | ${NAME}</title>`);
    expect(html).toContain('The engine shop is closed during the regatta.');
    expect(html).toContain('src="/@vite/client"');
  }, 180_000);

  it.each([
    ['/nowhere', 404, 'Run Aground'],
    ['/store/category/engines-%26-drives', 200, 'Engines &amp; Drives'],
  ])('answers %s with %d', async (url, status, says) => {
    const response = await ask(url);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(says);
  });

  it('gives the app the data of site and pages', async () => {
    const site = await (await ask('/data/dev/_site.json')).json();
    expect(site).toMatchObject({ site: { name: NAME } });
    // Pages here carry no data, so links must not ask them for any.
    expect(site).not.toHaveProperty('carried');
    const page = await (await ask('/data/dev/store/product/dk-003.json')).json();
    expect(page).toMatchObject({ id: 'store/product/dk-003' });
    expect(await (await ask('/data/dev/_ahead.json')).json()).toMatchObject({ budget: 0 });
    expect((await ask('/data/dev/nowhere.json')).status).toBe(404);
  });

  it('has a gallery, whose examples have their defaults like blocks of a page', async () => {
    const page = (await (await ask('/data/dev/__blocks.json')).json()) as {
      blocks: { type: string; speed?: number; interval?: number }[];
    };
    const of = (type: string) => page.blocks.filter((block) => block.type === type);
    expect(of('logo-strip').length).toBeGreaterThan(0);
    expect(of('logo-strip').map(({ speed }) => typeof speed)).not.toContain('undefined');
    expect(of('hero-carousel').map(({ interval }) => typeof interval)).not.toContain('undefined');
    expect(await read('/__blocks')).not.toContain('<!--$!-->');
    expect(dev.logged).toEqual([]);
  }, 180_000);

  it('is served with its pictures and its font, with their media types', async () => {
    const html = await read('/');
    const kindOf = async (pattern: RegExp) => {
      const response = await ask(pattern.exec(html)?.[0] ?? '/none.txt');
      return [response.status, response.headers.get('content-type')];
    };
    expect(await kindOf(/\/assets\/slip-[\w-]+\.svg/)).toEqual([200, 'image/svg+xml']);
    expect(await kindOf(/\/assets\/barlow[\w-]+\.woff2/)).toEqual([200, 'font/woff2']);
  });

  it('has its redirects', async () => {
    const response = await ask('/shop/');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/store/category/all',
    ]);
  });

  it('has the embed, with its catalogue, for pages of any origin', async () => {
    const script = await ask('/embed/v1.js');
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript']);
    const [name] = /c\/widgets-[\w-]+\.js/.exec(await script.text()) ?? [];
    const widgets = `/embed/${name}`;
    const catalogue = await ask('/embed/catalogue.json');
    const { base, lists } = (await catalogue.json()) as { base: string; lists: string };
    for (const url of [widgets, `${base}/0.json`, `${lists}/all/1.json`]) {
      const { status, headers } = await ask(url);
      expect([url, status, headers.get('access-control-allow-origin')]).toEqual([url, 200, '*']);
    }
    const preview = await ask('/embed/preview.html');
    expect(preview.headers.get('content-type')).toBe('text/html');
    expect((await ask('/embed/c/nothing1.js')).status).toBe(404);
  }, 180_000);

  it('shows all blocks in the gallery', async () => {
    expect(await read('/__blocks')).toContain('hero-carousel, example 1');
  });

  it('sets its menu in a row from the same width as a build, and from another if there are more entries', async () => {
    expect(await read('/')).not.toContain('--menu-from');
    const entries = Array.from(
      { length: 8 },
      (_, index) => `{ "name": "Storage ${index}", "path": "/services" },`,
    );
    await save(
      'site.config.json',
      GOOD.replace('"menu": [', (menu) => menu + entries.join('')),
    );
    expect(await read('/')).toContain('header{--menu-from:');
    const [, name] =
      /\.(_?header_[\w-]+)/.exec(await read('/src/app/layout/header.module.css')) ?? [];
    expect(await read('/')).toContain(`<header class="${name}"`);
    await save('site.config.json', GOOD);
  }, 180_000);

  it('reloads the browsers when it is edited', async () => {
    const changed = GOOD.replace('Run Aground', 'Low Tide');
    await save('site.config.json', changed);
    expect(await read('/nowhere')).toContain('Low Tide');
  }, 180_000);

  it('gives a page that is loading the data that it was rendered from, though the config has changed meanwhile', async () => {
    const dataOf = async (html: string) => {
      const [, boot = ''] = /data-boot='([^']*)'/.exec(html) ?? [];
      const [site, page] = (JSON.parse(boot.replaceAll('&quot;', '"')) as Boot).data;
      return (await read(site)) + (await read(page ?? ''));
    };
    const page = await read('/services');
    await save('site.config.json', GOOD.replaceAll('Run Aground', 'High Tide'));
    const changed = GOOD.replaceAll('Brackwater', 'Sweetwater').replaceAll('Services', 'Works');
    await save('site.config.json', changed);
    expect(await dataOf(page)).toContain('Brackwater');
    expect(await dataOf(page)).not.toMatch(/Sweetwater|Works/);
    expect(await dataOf(await read('/services'))).toContain('Sweetwater');
    await save('site.config.json', GOOD);
  }, 180_000);

  describe('a file saved with a mistake', () => {
    it('keeps the last good page, under an overlay with the mistake', async () => {
      const broken = GOOD.replace('"heading": "Services"', '"haeding": "Services"');
      const { err } = await save('site.config.json', broken, 'error');
      expect(err?.message).toMatch(/^site\.config\.json:\d+:\d+/);
      expect(err?.message).toContain(MISTAKE);
      expect(dev.logged.join('\n')).toContain(MISTAKE);
      const response = await ask('/services');
      expect([response.status, await response.text()]).toEqual([
        200,
        expect.stringContaining('Services'),
      ]);
      await save('site.config.json', GOOD);
    }, 180_000);

    it.each([
      ['a schema', 'schemas/parts/link.schema.json', '{ "title"'],
      ['a picture', 'public/images/slip.svg', 'no drawing'],
      ['half the config', 'site.config.json', '{ "site": '],
    ])('does not stop the server: %s', async (_, name, content) => {
      const good = readFileSync(join(dev.root, name), 'utf8');
      const { err } = await save(name, content, 'error');
      expect(err).toMatchObject({ message: expect.stringMatching(/\S/), stack: '' });
      expect((await ask('/')).status).toBe(200);
      await save(name, good);
    });
  });
});

describe('products in a file beside the config', () => {
  const withFile = (config: string) => {
    const value = JSON.parse(config) as { store: object };
    return JSON.stringify({ ...value, store: { ...value.store, products: { from: 'all.csv' } } });
  };

  beforeAll(async () => {
    const table = (JSON.parse(GOOD) as { store: { products: Record<string, string>[] } }).store;
    const rows = table.products.map(({ id, name, category, description, unlisted }) =>
      [id, name, category, `"${description}"`, unlisted ? 'yes' : ''].join(','),
    );
    const text = ['id,name,category,description,unlisted', ...rows, ''].join('\n');
    dev = await startDev(withFile(GOOD), '', { 'all.csv': text });
  }, 180_000);
  afterAll(stop);

  it('show what the file says, and what is wrong in it', async () => {
    const text = readFileSync(join(dev.root, 'all.csv'), 'utf8');
    expect(await read('/store/product/dk-003')).toContain('Bronze Winch');
    await save('all.csv', text.replace('Bronze Winch', 'Steel Winch'));
    expect(await read('/store/product/dk-003')).toContain('Steel Winch');
    const { err } = await save('all.csv', text.replace(',deck,', ',dek,'), 'error');
    expect(err?.message).toContain('all.csv, row 4, column C (category)');
  }, 180_000);
});

describe('a config in another folder', () => {
  const FILE = 'sites/boats/site.config.json';
  const INBOX = GOOD.replace(/"endpoint": "[^"]+"/, '"endpoint": "/__inbox/submit"');
  beforeAll(() => start(INBOX, 'sites/boats'));
  afterAll(stop);

  it('stores and shows the messages of a form that sends to the inbox', async () => {
    const message = { name: 'Rutendo', message: 'Two bilge pumps for <Kariba>, please.' };
    const { status } = await ask('/__inbox/submit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(message),
    });
    expect(status).toBe(200);
    expect(await read('/__inbox')).toContain('Two bilge pumps for &lt;Kariba&gt;, please.');
  });

  it('is served with the pictures beside it, and reloads when it or one of them changes', async () => {
    await save(FILE, GOOD.replace('Run Aground', 'Low Tide'));
    expect(await read('/nowhere')).toContain('Low Tide');
    const slip = 'sites/boats/public/images/slip.svg';
    await save(slip, readFileSync(join(dev.root, slip), 'utf8'));
  }, 180_000);

  it('uses the pictures beside it as replacements in the gallery', async () => {
    const page = await read('/__blocks');
    expect(page).toContain('hero-carousel, example 1');
    expect(page).not.toContain('this site has no');
  });

  it('is named with its folder in reports of mistakes', async () => {
    const { err } = await save(FILE, GOOD.replace('"heading": "', '"haeding": "'), 'error');
    expect(err?.message).toMatch(/^sites[\\/]boats[\\/]site\.config\.json:\d+:\d+/);
  }, 180_000);
});
