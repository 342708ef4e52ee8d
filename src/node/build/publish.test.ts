import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { COMPANY, companyConfig, resolveCompany } from '../site/company.fixture';
import { publishCode, publishFeeds, publishPublic, publishSchemas } from './publish';
import { createWriter, type Writer } from '../output/write';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';

let out: string;
let writer: Writer;
beforeEach(() => {
  out = temporaryFolder();
  writer = createWriter(out, 1);
});
const has = (...names: string[]) => names.map((name) => existsSync(join(out, name)));
function save(folder: string, name: string, content = 'x'): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

describe('public/', () => {
  it('is copied verbatim, except pictures and fonts, which are published under hashed names', async () => {
    const site = temporaryFolder();
    const names = [
      '.well-known/security.txt',
      'downloads/2024/price list.pdf',
      'images-of-old.zip',
    ];
    for (const name of [...names, 'images/a/b.svg', 'fonts/c.woff2']) save(site, `public/${name}`);
    await publishPublic(writer, site);
    expect(has(...names)).toEqual([true, true, true]);
    expect(has('images', 'fonts')).toEqual([false, false]);
  });
});

it('publishes code with compressed siblings', async () => {
  const code = temporaryFolder();
  save(code, 'app.js', 'export const words = 1;'.repeat(40));
  await publishCode(writer, code);
  expect(has('assets/app.js', 'assets/app.js.br', 'assets/app.js.gz')).toEqual([true, true, true]);
});

it('publishes schemas for editors, at the addresses that their $refs use', async () => {
  const { schemas } = await companyConfig();
  await publishSchemas(writer, schemas);
  const read = (name: string) => readFileSync(join(out, 'schemas', name), 'utf8');
  expect(JSON.parse(read('blocks.schema.json'))).toMatchObject({
    items: { properties: { type: { enum: schemas.blockTypes } } },
  });
  for (const [, file] of read('site.schema.json').matchAll(/"\$ref": "(?:\.\/)?([^"#]+)/g))
    expect(has(`schemas/${file}`)).toEqual([true]);
});

it("publishes the files for search engines and phones, in the company's colours", async () => {
  const { config } = await companyConfig();
  const { data: site } = await resolveCompany();
  await publishFeeds(writer, {
    siteDir: COMPANY,
    config,
    fonts: [],
    site,
    listed: ['https://a.example/b'],
    news: [],
  });
  const read = (name: string) => readFileSync(join(out, name), 'utf8');
  expect(read('sitemap.xml')).toContain('<loc>https://a.example/b</loc>');
  expect(read('robots.txt')).toContain('Sitemap: https://www.brackwater.internal/sitemap.xml');
  expect(has('news.xml')).toEqual([false]);
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    theme_color: config.theme.colors.navy,
    background_color: config.theme.colors.paper,
  });
  expect(read('favicon.svg')).toContain(`fill="${config.theme.colors.navy}"`);
  expect(read('favicon.svg')).toContain(config.theme.colors.line);
  expect(
    has('app-icons/icon-192.png', 'app-icons/icon-512.png', 'app-icons/apple-touch-icon.png'),
  ).toEqual([true, true, true]);
});
