import { readdirSync } from 'node:fs';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockLoaders } from './blockLoaders';

type Loaders = Map<string, () => Promise<unknown>>;

const folders = readdirSync('src/blocks').toSorted();
const GROUPS = [['hero', 'logo-strip'], ['hero-carousel']];

describe.each([
  ['each in its own chunk', {}],
  ['some of them in two shared chunks', { groups: GROUPS }],
  [
    'with the remaining types listed',
    { groups: GROUPS, alone: folders.filter((type) => !GROUPS.flat().includes(type)) },
  ],
])('the loaders of all blocks, %s,', (_, options) => {
  let server: ViteDevServer;
  let loaders: Loaders;
  beforeAll(async () => {
    server = await createServer({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      appType: 'custom',
      optimizeDeps: { noDiscovery: true },
      server: { middlewareMode: true, ws: false, watch: null },
      plugins: [blockLoaders(options)],
    });
    const module = await server.ssrLoadModule('virtual:block-loaders');
    loaders = module['loaders'] as Loaders;
  });
  afterAll(() => server.close());

  it('are found by the folders alone', () => {
    expect([...loaders.keys()].toSorted()).toEqual(folders);
  });

  it('fetch the component that is named like its folder', async () => {
    const names = await Promise.all(
      ['hero', 'hero-carousel', 'stats'].map(async (type) => {
        const component = await loaders.get(type)?.();
        return typeof component === 'function' ? component.name : component;
      }),
    );
    expect(names).toEqual(['Hero', 'HeroCarousel', 'Stats']);
  });
});
