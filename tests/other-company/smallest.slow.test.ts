import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/node/build/build';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { loadSchemas } from '../../src/node/schemas/load';
import { temporaryFolder } from '../temporary/temporaryFolder';

const root = process.cwd();
const siteDir = resolve(root, 'tests/fixtures/smallest');

describe('[K5] a company with the shortest possible config', () => {
  const outDir = temporaryFolder();
  let names: string[] = [];
  const read = (name: string) => readFileSync(join(outDir, name), 'utf8');
  const page = () => read('index.html');
  const drawn = () => /<body>.*/s.exec(page())?.[0] ?? '';

  beforeAll(async () => {
    const { config, problems } = await checkConfig(join(siteDir, 'site.config.json'), { root });
    if (!config) throw new Error(problems[0]?.message);
    await buildSite({ root, siteDir, outDir, config, schemas: loadSchemas(root) });
    names = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((name) =>
      name.replaceAll('\\', '/'),
    );
  });

  it('has a home page with its name and office, and a 404 page with a link home', () => {
    expect(drawn()).toContain('Hollis Roofing');
    const unbroken = drawn().replaceAll(/<!-- -->|<wbr\/>/g, '');
    expect(unbroken.match(/roofs@hollis\.internal<\/a>/g)).toHaveLength(2);
    expect(read('404.html')).toMatch(/Oops! Page not found.*href="\/"/s);
  });

  it('has icons and a link preview, made from its name', () => {
    expect(read('favicon.svg')).toContain('<path');
    const shared = /og:image" content="https:\/\/www\.hollis\.internal\/(.*?)"/.exec(page())?.[1];
    expect(names).toContain(shared);
    expect(page()).toContain('"logo":"https://www.hollis.internal/app-icons/icon-512.png"');
  });

  it('publishes no catalogue and no widgets for partners', () => {
    expect(names.filter((name) => /^(catalogue|embed|store|cart)/.test(name))).toEqual([]);
  });

  it('shows no list, no chat and no empty menu', () => {
    expect(drawn()).not.toMatch(/data-cart-link|aria-controls="chat"|href="\/(cart|store)/);
    expect(drawn()).toMatch(/<nav id="menu"[^>]*><ul><\/ul><\/nav>/);
  });

  it('loads no script for a list', () => {
    const early = /<script id="early"[^>]*>(.*?)<\/script>/s.exec(page())?.[1] ?? '';
    const scripts = names.filter((name) => /^assets\/.*\.js$/.test(name)).map(read);
    expect(early).toContain('data-scrolled');
    for (const script of [early, ...scripts])
      expect(script).not.toMatch(/Failed to parse cart|data-badge|CartProvider/);
  });
});
