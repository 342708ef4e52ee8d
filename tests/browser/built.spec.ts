import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { machineNamesIn } from '../architecture/machine';
import { config, DIST } from './support/site';
import { test } from './support/test';

const TEXT = /\.(html|js|css|json|svg|xml|txt|webmanifest)$|^_|hosting\//;

const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(DIST, path.join(entry.parentPath, entry.name)))
  .map((file) => file.replaceAll('\\', '/'));
const texts = files
  .filter((file) => TEXT.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(DIST, file), 'utf8') }));
const pages = texts.filter(({ file }) => file.endsWith('.html'));
/** Except the embed's scripts, which contain the company's texts because they run on partners' pages. */
const scripts = texts.filter(({ file }) => file.endsWith('.js') && !file.startsWith('embed/'));

/** The files that match, with the first match of each. */
const finding = (all: typeof texts, pattern: RegExp) =>
  all.flatMap(({ file, text }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });

test.describe('the built site', () => {
  test('contains no path or host of the machine it was built on', () => {
    expect(texts.length).toBeGreaterThan(200);
    expect(texts.flatMap(machineNamesIn)).toEqual([]);
  });

  test('has no inline style, no inline handler and no script address in its pages', () => {
    expect(pages.length).toBeGreaterThan(80);
    expect(finding(pages, /<[a-z][^>]*\sstyle=/i)).toEqual([]);
    expect(finding(pages, /<[a-z][^>]*\son[a-z]+=/i)).toEqual([]);
    expect(finding(pages, /(href|src)="\s*javascript:/i)).toEqual([]);
  });

  test('links only to files and pages that exist', () => {
    const known = new Set(files.map((file) => `/${file}`));
    const isThere = (address: string) =>
      known.has(address) || known.has(path.posix.join(address, 'index.html'));
    const redirects = new Set(config.redirects?.map(({ from }) => from));
    const lost = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/(?:href|src)="(\/[^"#?]*)/g)]
        .map(([, address = '']) => decodeURI(address.replaceAll('&amp;', '&')))
        .filter((address) => !isThere(address) && !redirects.has(address))
        .map((address) => `${file} → ${address}`),
    );
    expect([...new Set(lost)]).toEqual([]);
  });

  test('requests nothing from other origins', () => {
    // The canonical URL is not fetched.
    const fetching = pages.map(({ file, text }) => ({
      file,
      text: text.replaceAll(/<link rel="canonical"[^>]*>/g, ''),
    }));
    const outside = /<(script|link|img|iframe|source)\b[^>]*(src|href)="(https?:)?\/\//;
    expect(finding(fetching, outside)).toEqual([]);
    const styles = texts.filter(({ file }) => file.endsWith('.css'));
    expect(finding([...styles, ...pages], /url\(["']?(https?:)?\/\//)).toEqual([]);
  });

  test('has scripts without source maps, console output, or the development build of React', () => {
    expect(scripts.length).toBeGreaterThan(2);
    // The reader of workbooks, which the desk fetches when one is opened, logs if it is asked to.
    const own = scripts.filter(({ file }) => !/\/xlsx-[\w-]+\.js$/.test(file));
    expect(finding(own, /sourceMappingURL|console\.log|react\.development/)).toEqual([]);
  });

  test('has scripts free of company data', () => {
    const words = [config.site.name, ...config.branches.map(({ country }) => country)];
    const products = config.store.products.map(({ name }) => name);
    // White is nobody's own: a library that draws has it, too.
    const colors = Object.values(config.theme.colors).filter((color) => color !== '#ffffff');
    for (const word of [...words, ...products, ...colors]) {
      const naming = scripts.filter(({ text }) => text.includes(word)).map(({ file }) => file);
      expect(naming, word).toEqual([]);
    }
  });
});
