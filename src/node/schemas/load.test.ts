import { existsSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from './load';
import { projectWith, SMALL } from './schemas.fixture';

describe('loadSchemas', () => {
  it('finds the blocks by their files alone', () => {
    expect(loadSchemas(projectWith(SMALL)).blockTypes).toEqual(['box', 'hero']);
  });

  it('writes the list of all blocks, unless it is unchanged', () => {
    const root = projectWith(SMALL);
    const file = join(root, 'schemas/blocks.schema.json');
    loadSchemas(root);
    expect(readFileSync(file, 'utf8')).toContain('blocks/hero.schema.json');
    utimesSync(file, 1, 1);
    loadSchemas(root);
    expect(statSync(file).mtimeMs).toBe(1000);
    writeFileSync(file, '{}');
    loadSchemas(root);
    expect(readFileSync(file, 'utf8')).toContain('blocks/box.schema.json');
  });

  it('replaces references by their targets, and keeps keywords beside them', () => {
    const logo = loadSchemas(projectWith(SMALL)).config.properties?.['logo'];
    expect(logo?.description).toBe('The mark.');
    expect(logo?.['x-kind']).toBe('image');
    expect(logo?.properties?.['wide']?.default).toBe(true);
  });

  it('supports nested blocks', () => {
    const set = loadSchemas(projectWith(SMALL));
    const inside = set.block('box')?.properties?.['inside'];
    expect(inside?.description).toBe('What it holds.');
    expect(inside?.items?.oneOf).toContain(set.block('box'));
  });

  it('links the files once for as long as none of them changes', () => {
    const root = projectWith(SMALL);
    const first = loadSchemas(root);
    expect(loadSchemas(root)).toBe(first);
    const file = join(root, 'schemas/blocks/hero.schema.json');
    const hero = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...hero, description: 'Changed.' }));
    expect(loadSchemas(root).block('hero')?.description).toBe('Changed.');
  });

  it('knows the version of the config it reads', () => {
    expect(loadSchemas(projectWith(SMALL)).version).toBe(3);
  });

  it('names a file that is not JSON', () => {
    const root = projectWith(SMALL);
    writeFileSync(join(root, 'schemas/parts/image.schema.json'), '{ "title": ');
    expect(() => loadSchemas(root)).toThrow('schemas/parts/image.schema.json is not valid JSON');
  });

  it('names a reference without a target', () => {
    const root = projectWith({ ...SMALL, 'parts/tone': { $defs: {} } });
    expect(() => loadSchemas(root)).toThrow('schemas/parts/tone.schema.json#/$defs/wide');
    expect(existsSync(join(root, 'schemas/blocks.schema.json'))).toBe(true);
  });
});
