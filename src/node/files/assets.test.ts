import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAssets, cspHash, publishedName, shortHash } from './assets';

describe('an immutable asset', () => {
  it('has a content hash in its name, and keeps its extension', () => {
    const assets = createAssets();
    const url = assets.add('heading.v2.woff2', 'one');
    expect(url).toMatch(/^\/assets\/heading\.v2-[\w-]{6}\.woff2$/);
    expect(assets.add('heading.v2.woff2', 'two')).not.toBe(url);
    expect(String(assets.files.get(url))).toBe('one');
  });

  it('is stored once, even if added several times, as text or bytes', () => {
    const assets = createAssets();
    const [first, second] = [
      assets.add('a.svg', '<svg/>'),
      assets.add('a.svg', Buffer.from('<svg/>')),
    ];
    expect(first).toBe(second);
    expect(assets.files.size).toBe(1);
  });
});

describe('a lasting asset', () => {
  it('keeps its address when its content changes, on a large site', () => {
    const assets = createAssets('/catalogue/3fa2c1');
    const url = assets.addLasting('pumps & fans.json', '[1]');
    expect(url).toMatch(/^\/catalogue\/3fa2c1\/_all\/pumps-fans-[\w-]{6}\.json$/);
    expect(assets.addLasting('pumps & fans.json', '[2]')).toBe(url);
    expect(assets.addLasting('pumps, fans.json', '[]')).not.toBe(url);
    expect(String(assets.files.get(url))).toBe('[2]');
  });

  it('has a content hash in its name on any other site', () => {
    expect(createAssets().addLasting('a.json', '[1]')).toMatch(/^\/assets\/a-[\w-]{6}\.json$/);
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
    ['x'.repeat(250), 'x'.repeat(100)],
  ])('of %j is %j', (name, published) => {
    expect(publishedName(name)).toBe(published);
  });

  it.each(['roof-truss_2.v3', 'IMG_0042', '2024'])(
    'is unchanged if it is already safe: %s',
    (name) => {
      expect(publishedName(name)).toBe(name);
    },
  );

  it('gives a URL that browsers do not change, for any file name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const url = createAssets().add(`${name}.svg`, name);
        expect(new URL(url, 'https://a.example').pathname).toBe(url);
        expect(url).toMatch(/^\/assets\/[^/\s,]+\.svg$/);
      }),
    );
  });

  it('keeps files with different contents apart, even if their published names are equal', () => {
    const assets = createAssets();
    expect(assets.add('plan #2.svg', 'one')).not.toBe(assets.add('plan ?2.svg', 'two'));
  });
});

describe('the short hash', () => {
  it('is six URL-safe characters, and deterministic', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        const name = shortHash(Buffer.from(bytes));
        expect(name).toMatch(/^[\w-]{6}$/);
        expect(shortHash(Buffer.from(bytes))).toBe(name);
      }),
    );
  });

  it('differs for different contents', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        fc.pre(one !== other);
        expect(shortHash(one)).not.toBe(shortHash(other));
      }),
    );
  });
});

it('computes the same CSP hash of an inlined script as a browser, also beyond ASCII', () => {
  const script = 'say("Größe – ٣")';
  const bytes = new TextEncoder().encode(script);
  expect(cspHash(script)).toBe(`sha256-${createHash('sha256').update(bytes).digest('base64')}`);
});
