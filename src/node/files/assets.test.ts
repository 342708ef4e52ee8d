import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssets, cspHash, publishedName, shortHash } from './assets';

describe('a file that browsers may keep for ever', () => {
  it('is named by what is in it, and keeps its kind', () => {
    const assets = createAssets();
    const url = assets.add('heading.v2.woff2', 'one');
    expect(url).toMatch(/^\/assets\/heading\.v2-[\w-]{6}\.woff2$/);
    expect(assets.add('heading.v2.woff2', 'two')).not.toBe(url);
    expect(String(assets.files.get(url))).toBe('one');
  });

  it('is kept once, however often and in whatever form it is added', () => {
    const assets = createAssets();
    const [first, second] = [
      assets.add('a.svg', '<svg/>'),
      assets.add('a.svg', Buffer.from('<svg/>')),
    ];
    expect(first).toBe(second);
    expect(assets.files.size).toBe(1);
  });
});

describe('the published name of a file', () => {
  it.each([
    ['plan #2', 'plan-2'],
    ['50% off?', '50-off-'],
    ['plan%20a', 'plan-20a'],
    ['Pièces, détachées', 'Pieces-detachees'],
    ['..hidden', '-hidden'],
    ['مضخة', '-'],
  ])('of %j is %j', (name, published) => {
    expect(publishedName(name)).toBe(published);
  });

  it.each(['roof-truss_2.v3', 'IMG_0042', '2024'])('stays where it can: %s', (name) => {
    expect(publishedName(name)).toBe(name);
  });

  it('is the same address to a browser, whatever the file is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const url = createAssets().add(`${name}.svg`, name);
        expect(new URL(url, 'https://a.example').pathname).toBe(url);
        expect(url).toMatch(/^\/assets\/[^/\s,]+\.svg$/);
      }),
    );
  });

  it('lets files of different contents have different addresses, however alike their names', () => {
    const assets = createAssets();
    expect(assets.add('plan #2.svg', 'one')).not.toBe(assets.add('plan ?2.svg', 'two'));
  });
});

describe('the short name of a content', () => {
  it('is six characters that every address can carry, and always the same', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const name = shortHash(Buffer.from(bytes));
        expect(name).toMatch(/^[\w-]{6}$/);
        expect(shortHash(Buffer.from(bytes))).toBe(name);
      }),
    );
  });

  it('differs where the contents do', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(shortHash(one)).not.toBe(shortHash(other));
      }),
    );
  });
});

it('gives the hash that a browser makes of an inlined script, words beyond ASCII too', () => {
  const script = 'say("Größe – ٣")';
  const bytes = new TextEncoder().encode(script);
  expect(cspHash(script)).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
});
