import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import type { Boot } from '../../app/early/earlyState';
import type { PageData } from '../../generated/types';
import { cspHash } from '../files/assets';
import { COMPANY, companyConfig, type WholeConfig } from '../site/company.fixture';
import { buildSite } from './build';

/** Builds a company as if it had thousands of products, and returns its files. */
async function build(change: (config: WholeConfig) => unknown = () => {}): Promise<string> {
  const { config, schemas } = await companyConfig();
  change(config);
  const outDir = join(temporaryFolder(), 'dist');
  const options = { root: process.cwd(), siteDir: COMPANY, outDir, config, schemas };
  await buildSite({ ...options, isDraft: true, largeFrom: 1 });
  return outDir;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll('\\', '/'));

let site: string;
beforeAll(async () => {
  site = await build();
});

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const PRODUCT = 'store/product/eng-010/index.html';

describe('a page of a product on a large site', () => {
  it('shares its style sheet with others', () => {
    const page = read(PRODUCT);
    expect(page).not.toContain('<style>');
    const [, sheet = ''] = /<link rel="stylesheet" href="\/([^"]+)"/.exec(page) ?? [];
    const [home = ''] = /<style>.*?<\/style>/.exec(read('index.html')) ?? [];
    // Both begin with the theme.
    expect(home.slice('<style>'.length)).toContain(read(sheet).slice(0, 500));
  });

  it('shares its early script with others, and the policy allows what is inlined of it', () => {
    const page = read(PRODUCT);
    const [, script = ''] = /<script id="early"[^>]* src="\/([^"]+)"/.exec(page) ?? [];
    expect(page).not.toContain('IntersectionObserver');
    expect(read(script)).toContain('data-inquiry-add');
    // The step that catches up stands in the file, before what repeats presses.
    const [step, repeats] = ['data-early="product-detail"', 'data-pressed'];
    expect(page.split(`${step}]`)).toHaveLength(1);
    expect(read(script).indexOf(`${step}]`)).toBeGreaterThan(0);
    expect(read(script).lastIndexOf(repeats)).toBeGreaterThan(read(script).indexOf(`${step}]`));
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
    const inlined = [...page.matchAll(/<script data-cfasync="false">([^]*?)<\/script>/g)];
    expect(inlined.length).toBeGreaterThan(0);
    for (const [, code = ''] of inlined) {
      expect(policy).toContain(cspHash(code));
      expect(read('_headers')).toContain(cspHash(code));
    }
  });

  it('allows no style of its own', () => {
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(read(PRODUCT)) ?? [];
    expect(policy).toMatch(/style-src 'self'$/);
  });

  it('carries its data, which have no file', () => {
    const [, json = '{}'] = /<script id="page-data"[^>]*>([^<]*)</.exec(read(PRODUCT)) ?? [];
    const { context } = JSON.parse(json) as PageData;
    expect(context.product?.name).toBeTruthy();
    const data = filesIn(site).filter((file) =>
      /^catalogue\/.*\/store\/product\/.*json$/.test(file),
    );
    expect(data.map((file) => basename(file))).toEqual(['_unknown.json']);
    expect(read('store/product/404.html')).not.toContain('<script id="page-data"');
  });

  it('has compressed copies only if the config wants them: servers compress it', async () => {
    const copies = (files: readonly string[]) => ({
      ofOthers: files.some((file) => file === 'index.html.gz'),
      // Not those of lists of tiles, of which there are as many as categories.
      ofMany: files.some((file) =>
        /^(?!catalogue\/).*\bstore\/(product|category)\/.*\.(br|gz)$/.test(file),
      ),
    });
    expect(copies(filesIn(site))).toEqual({ ofOthers: true, ofMany: false });
    expect(read('hosting/nginx.conf')).toMatch(/gzip_static on;[^]*gzip on;/);
    const all = await build(({ hosting }) => (hosting.compressedProducts = true));
    expect(copies(filesIn(all))).toEqual({ ofOthers: true, ofMany: true });
    expect(readFileSync(join(all, 'hosting/nginx.conf'), 'utf8')).not.toContain('gzip on;');
    const none = await build(({ hosting }) => (hosting.compressed = false));
    expect(copies(filesIn(none))).toEqual({ ofOthers: false, ofMany: false });
  });

  it('names files that are there', () => {
    const page = read(PRODUCT);
    const links = [...page.matchAll(/ (?:href|src)="(\/[^"]+\.\w+)"/g)].map(([, url = '']) => url);
    const [, number = ''] = /data-boot='(\d+)' src="([^"]+)"/.exec(page) ?? [];
    const early = read(links.find((url) => url.includes('/early-')) ?? '');
    const [, boots = '[]'] = /tag\){var own=(\[.*?\])\[tag\./.exec(early) ?? [];
    const { entry, preload, inlined, data } = (JSON.parse(boots) as Boot[])[Number(number)] as Boot;
    const named = [entry, ...preload, ...inlined, ...data, ...links];
    expect(named.filter((url) => !existsSync(join(site, url)))).toEqual([]);
  });
});

describe('a changed product of a large site', () => {
  it('changes its own page and the files in which it stands, and the name of none', async () => {
    const other = await build(({ store }) => {
      const [product] = store.products;
      if (product) product.description = 'Described in other words.';
    });
    expect(filesIn(other).toSorted()).toEqual(filesIn(site).toSorted());
    const changed = filesIn(site).filter(
      (file) => !readFileSync(join(site, file)).equals(readFileSync(join(other, file))),
    );
    const pages = changed.filter((file) => file.endsWith('.html'));
    expect(pages).toEqual([PRODUCT.replace('/index.html', '.html'), PRODUCT]);
    expect(changed.length).toBeLessThan(filesIn(site).length / 10);
  });
});
