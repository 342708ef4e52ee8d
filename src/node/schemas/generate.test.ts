import { readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generate } from './generate';
import { projectWith, SMALL } from './schemas.fixture';

const require = createRequire(import.meta.url);

async function generated() {
  const root = projectWith(SMALL);
  await generate(root);
  const read = (file: string) => readFileSync(join(root, 'src/generated', file), 'utf8');
  return { root, types: read('types.ts'), authored: read('authored.ts') };
}

describe('generate', () => {
  it('names every object after its title and every block after its type', async () => {
    const { types } = await generated();
    expect(types).toContain('export interface SiteConfig {');
    expect(types).toContain('export interface HeroBlock {');
    expect(types).toContain('export type Block =\n  | BoxBlock\n  | HeroBlock;');
  });

  it('has resolved types for values that the resolver replaces, and the original ones in the authored types', async () => {
    const { types, authored } = await generated();
    expect(types).toContain('logo?: Picture;');
    expect(types).toContain('export type Picture = {');
    expect(authored).toContain('logo?: Image;');
  });

  it('requires every field with a default, even if the default is in a `$ref`', async () => {
    const { authored } = await generated();
    expect(authored).toContain('wide: boolean;');
  });

  it('generates a validator that fills in defaults and discriminates blocks', async () => {
    const { root } = await generated();
    const validate = require(join(root, 'src/generated/validators/config.cjs'));
    const data = { pages: [{ type: 'hero', title: 'x', image: { src: '/a' } }] };
    expect(validate(data)).toBe(true);
    expect(data.pages[0]?.image).toEqual({ src: '/a', wide: true });
    expect(validate({ pages: [{ type: 'hero' }] })).toBe(false);
    expect(validate.errors).toHaveLength(1);
  });

  it('does nothing while the schemas stay the same, and repairs what was deleted', async () => {
    const { root } = await generated();
    const file = join(root, 'src/generated/types.ts');
    const before = statSync(file).mtimeMs;
    expect((await generate(root)).changed).toBe(false);
    expect(statSync(file).mtimeMs).toBe(before);
    rmSync(file);
    expect((await generate(root)).changed).toBe(true);
  });

  it('rejects different types with the same name, and says what they are', async () => {
    const hero = { ...SMALL['blocks/hero'] };
    const root = projectWith({
      ...SMALL,
      'blocks/hero': {
        ...hero,
        properties: {
          ...hero.properties,
          extra: { title: 'Image', description: 'Another.', properties: {} },
        },
      },
    });
    await expect(generate(root)).rejects.toThrow(/the title "Image": ".*" and ".*"/);
  });
});
