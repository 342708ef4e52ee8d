import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
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
    const [block] = kinds(CONFIG).get('product-grid')?.examples ?? [];
    expect(JSON.stringify(block)).toMatch(/"product":"(eng|dk)-\d+"/);
  });

  it('say what the site lacks for them', () => {
    const { store: _, ...without } = CONFIG;
    const grid = kinds(without).get('product-grid');
    expect(grid?.examples).toEqual([]);
    expect(grid?.missing).toMatch(/^This site has no /);
  });

  it('are as their schemas show them as long as no config is without mistakes', () => {
    for (const { type, examples, missing } of kinds(undefined).values()) {
      expect(examples).toEqual(set.block(type)?.examples ?? []);
      expect(missing).toBeUndefined();
    }
  });
});
