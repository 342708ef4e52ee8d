import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../src/node/build/build';
import { checkConfig } from '../../src/node/config/check/checkConfig';
import { loadSchemas } from '../../src/node/schemas/load';
import type { WholeConfig } from '../../src/node/site/company.fixture';
import { temporaryFolder } from '../temporary/temporaryFolder';

const root = process.cwd();
const folder = resolve(root, 'tests/fixtures/other-company');

/** Texts by which a company can be recognized. */
function marksOf({ site, theme, branches, chat, store }: WholeConfig): string[] {
  const numbers = [...branches.flatMap(({ phones }) => phones), chat].map(({ number }) => number);
  return [
    site.name,
    site.url,
    site.id,
    ...branches.map(({ email }) => email),
    ...numbers,
    ...store.products.map(({ name }) => name),
    theme.colors.navy,
    theme.colors.signal,
  ];
}

async function read(file: string): Promise<WholeConfig> {
  const { config, problems } = await checkConfig(file, { root });
  if (!config) throw new Error(problems[0]?.message);
  return config as WholeConfig;
}

describe('[K5] another company with its own site.config.json', () => {
  const outDir = temporaryFolder();
  const files = new Map<string, string>();
  let own: WholeConfig;

  beforeAll(async () => {
    own = await read(join(folder, 'site.config.json'));
    const schemas = loadSchemas(root);
    await buildSite({ root, siteDir: folder, outDir, config: own, schemas });
    for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
      if (/\.(html|js|css|json|svg|xml|txt|webmanifest)$|_headers$|Caddyfile$|\.conf$/.test(name))
        files.set(name.replaceAll('\\', '/'), readFileSync(join(outDir, name), 'utf8'));
    }
  });

  it('gets a site with its name and colours', () => {
    const home = files.get('index.html') ?? '';
    expect(home).toContain(own.site.name);
    expect(home).toContain(`--navy:${own.theme.colors.navy}`);
    expect(home).toContain(`${own.site.id}-cart`);
    expect(files.get('manifest.webmanifest')).toContain(own.site.name);
    expect(files.get('sitemap.xml')).toContain(own.site.url);
  });

  it('gets all pages of its config', () => {
    const paths = own.pages.map(({ path }) => path).filter((path) => !path.includes(':'));
    const missing = paths.filter((path) => !files.has(posix.join(path, 'index.html').slice(1)));
    expect(missing).toEqual([]);
  });

  it('[K4] has nothing of the shipped company in any file', async () => {
    const shipped = await read(resolve(root, 'site.config.json'));
    const foreign = marksOf(shipped).filter((mark) => !marksOf(own).includes(mark));
    // The examples in the schemas are documentation and may use any names.
    const found = [...files].flatMap(([name, text]) =>
      name.startsWith('schemas/')
        ? []
        : foreign.filter((mark) => text.includes(mark)).map((mark) => `${name}: ${mark}`),
    );
    expect(found).toEqual([]);
  });
});
