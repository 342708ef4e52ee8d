import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { checkConfig } from '../config/check/checkConfig';
import { hasPageHeading } from '../../../tests/contracts/galleryPages';
import { loadSchemas } from '../schemas/load';
import { blockKinds } from './blockKinds';

const root = resolve(import.meta.dirname, '../../..');
const company = join(root, 'tests/fixtures/other-company');
const CONFIG = JSON.parse(readFileSync(join(company, 'site.config.json'), 'utf8')) as SiteConfig;
const set = loadSchemas(root);

const kinds = (config: SiteConfig | undefined) =>
  new Map(blockKinds(set, config, company).map((kind) => [kind.type, kind]));

describe('the kinds of blocks that the gallery offers', () => {
  it('are those of all schemas, with their titles and what they are for', () => {
    const all = kinds(CONFIG);
    expect([...all.keys()]).toEqual(set.blockTypes);
    for (const { title, description } of all.values()) {
      expect(title).not.toBe('');
      expect(description).not.toBe('');
    }
  });

  it('begin with what the site has: its products in the place of those of the example', () => {
    const block = kinds(CONFIG).get('product-grid')?.block;
    expect(JSON.stringify(block)).toMatch(/"product":"(eng|dk)-\d+"/);
  });

  it('say what the site lacks for them', () => {
    const { store: _, ...without } = CONFIG;
    const grid = kinds(without).get('product-grid');
    expect(grid?.block).toBeUndefined();
    expect(grid?.missing).toMatch(/^This site has no /);
  });

  it('are there as long as no config is without mistakes', () => {
    for (const { type, block, missing } of kinds(undefined).values()) {
      expect(block).toMatchObject({ type });
      expect(missing).toBeUndefined();
    }
  });

  it('have the words of this site for its pictures, and links to its pages alone', () => {
    const { store: _, ...without } = CONFIG;
    const config = { ...without, pages: CONFIG.pages.filter(({ path }) => path === '/about') };
    const made = JSON.stringify([...kinds(config).values()].map(({ block }) => block));
    expect(made).not.toContain('"/store');
    expect(made).not.toContain('"href":"/contact"');
  });

  it.each([
    ['this company', company],
    ['the shipped one', root],
  ])(
    '[T66] can be added to a page of %s without a mistake, and are warned of until they are written',
    async (_, folder) => {
      const file = join(folder, 'site.config.json');
      const config = JSON.parse(readFileSync(file, 'utf8')) as SiteConfig;
      const added = blockKinds(set, config, folder)
        // Others stand once on a site, on pages of their own.
        .filter(({ type }) => set.block(type)?.['x-page'] === undefined && type !== 'breadcrumb')
        .filter(({ type }) => type === 'hero' || !hasPageHeading(type, set))
        .toSorted((a, b) => Number(b.type === 'hero') - Number(a.type === 'hero'));
      const blocks = added.flatMap(({ block }) => block ?? []);
      const content = Buffer.from(
        JSON.stringify({ ...config, pages: [...config.pages, pageOf(blocks)] }),
      );
      const { problems } = await checkConfig(file, { root, content });
      const ofPage = problems.filter(({ pointer }) =>
        pointer.startsWith(`/pages/${config.pages.length}/`),
      );
      expect(ofPage.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(ofPage.some(({ message }) => message.includes('still the text of a new block'))).toBe(
        true,
      );
    },
  );
});

const pageOf = (blocks: unknown[]) => ({
  path: '/new',
  title: 'New blocks',
  description: 'One block of each kind, as it is added to a page, with nothing written yet.',
  blocks,
});
