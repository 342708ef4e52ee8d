import { afterEach, expect, it, vi } from 'vitest';
import { openCatalogue } from './catalogue';

afterEach(() => vi.unstubAllGlobals());

it("takes every file of a category's photos from the site, not from the partner's", async () => {
  const files: Record<string, object> = {
    'https://acme.example/embed/catalogue.json': { base: '/c/1', lists: '/c/2' },
    'https://acme.example/c/2/pumps/1.json': [
      {
        id: 'p-1',
        image: {
          src: '/assets/p-320.webp',
          sources: [
            { type: 'image/avif', srcSet: '/assets/p-320.avif 320w, /assets/p-640.avif 640w' },
            { type: 'image/webp', srcSet: '/assets/p-320.webp 320w' },
          ],
        },
      },
      { id: 'p-2', image: { src: '/assets/p.svg' } },
    ],
  };
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(files[url])));
  const catalogue = openCatalogue('https://acme.example/embed/catalogue.json');
  // Two elements may show the same category.
  await catalogue.category('pumps');
  const list = await catalogue.category('pumps');
  expect(list.map(({ image }) => image)).toEqual([
    {
      src: 'https://acme.example/assets/p-320.webp',
      sources: [
        {
          type: 'image/avif',
          srcSet:
            'https://acme.example/assets/p-320.avif 320w, https://acme.example/assets/p-640.avif 640w',
        },
        { type: 'image/webp', srcSet: 'https://acme.example/assets/p-320.webp 320w' },
      ],
    },
    { src: 'https://acme.example/assets/p.svg' },
  ]);
});
