import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../../node/schemas/load';
import { applyAll } from '../../../document/apply';
import { isUntold, replaceEverywhere, usesOf, weaknessOf } from './uses';

const { config: schema } = loadSchemas(path.resolve(import.meta.dirname, '../../../..'));

const photo = { src: '/images/yard.jpg', alt: 'The slip', focus: { x: 1, y: 2 } };
const config = {
  site: { shareImage: { src: '/images/share.png', alt: '' } },
  store: { products: [{ id: 'a-1', name: 'Pump', image: photo }] },
  pages: [
    {
      path: '/',
      title: 'Home | Yard',
      blocks: [
        {
          type: 'text-media',
          heading: 'A Yard',
          image: { src: '/images/yard.jpg', alt: '', decorative: true, draw: true },
        },
      ],
    },
  ],
};
const uses = usesOf(schema, config);

describe('[V1] where a picture is used', () => {
  it('is said in words, for pages, products and parts of the site', () => {
    expect(uses.get('/images/yard.jpg')?.map(({ pointer, where }) => [pointer, where])).toEqual([
      ['/store/products/0/image', 'Store › image of product "Pump"'],
      ['/pages/0/blocks/0/image', 'Home › image of "A Yard"'],
    ]);
    expect([...uses.keys()]).toContain('/images/share.png');
  });

  it('is without a text where it is empty and the picture is more than decoration', () => {
    expect(uses.get('/images/share.png')?.map(isUntold)).toEqual([true]);
    expect(uses.get('/images/yard.jpg')?.map(isUntold)).toEqual([false, false]);
  });
});

describe('[V2] replacing a picture everywhere', () => {
  const yard = uses.get('/images/yard.jpg') ?? [];

  it('changes every use, its text where it has one, and drops what was of the old photo', () => {
    const { value } = applyAll(config, replaceEverywhere(yard, '/images/dock.jpg', 'The dock'));
    const after = usesOf(schema, value);
    expect(after.has('/images/yard.jpg')).toBe(false);
    expect(after.get('/images/dock.jpg')?.map((use) => use.value)).toEqual([
      { src: '/images/dock.jpg', alt: 'The dock' },
      { src: '/images/dock.jpg', alt: '', decorative: true },
    ]);
  });

  it('keeps the texts if no new one is given, and lets a drawing draw itself', () => {
    const { value } = applyAll(config, replaceEverywhere(yard, '/images/dock.svg', ''));
    expect(
      usesOf(schema, value)
        .get('/images/dock.svg')
        ?.map((use) => use.value),
    ).toEqual([
      { src: '/images/dock.svg', alt: 'The slip' },
      { src: '/images/dock.svg', alt: '', decorative: true, draw: true },
    ]);
  });
});

it.each([
  ['IMG_0042', 'name'],
  ['yard.jpg', 'name'],
  ['A photo of the yard', 'start'],
  ['word '.repeat(40), 'long'],
  ['Photographer at work', undefined],
  ['Two-cylinder diesel with its gearbox', undefined],
])('[V4] knows a poor text for those who cannot see: %j', (alt, weakness) => {
  expect(weaknessOf(alt)).toBe(weakness);
});
