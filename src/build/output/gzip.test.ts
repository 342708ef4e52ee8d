import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzipAround } from './gzip.mjs';

const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${seed}-${(n * 7919) % count}`).join(' ');
const STYLES = words('Größe', 2000);
const SCRIPT = words('script', 400);
const page = (name: string) =>
  `<title>${name}</title><style>${STYLES}</style><script>${SCRIPT}</script>${words(name, 300)}`;
const LEVEL = 4;

describe('a file with parts that other files hold too', () => {
  it.each([
    ['the styles and the script', [STYLES, SCRIPT]],
    ['nothing', []],
    ['a part that it does not hold', ['nowhere', SCRIPT]],
    ['parts in another order than they stand in it', [SCRIPT, STYLES]],
    ['all of it', [page('about')]],
  ])('holds the very same bytes, where what repeats is %s', (_, repeated) => {
    const body = Buffer.from(page('about'));
    expect(gunzipSync(gzipAround(body, repeated, LEVEL))).toEqual(body);
  });

  it('is the same page for page, whatever came before', () => {
    const names = ['about', 'contact', 'about'];
    const compressed = names.map((name) =>
      gzipAround(Buffer.from(page(name)), [STYLES, SCRIPT], LEVEL),
    );
    expect(compressed.map((one) => gunzipSync(one).toString())).toEqual(names.map(page));
    expect(compressed[2]).toEqual(compressed[0]);
  });

  it('weighs no more than it would as a whole', () => {
    const body = Buffer.from(page('about'));
    expect(gzipAround(body, [STYLES, SCRIPT], LEVEL).length).toBeLessThanOrEqual(
      gzipSync(body, { level: LEVEL }).length,
    );
  });

  it('may be empty, and may end with what repeats', () => {
    for (const text of ['', STYLES, `a${STYLES}`]) {
      const compressed = gzipAround(Buffer.from(text), [STYLES], LEVEL);
      expect(gunzipSync(compressed).toString()).toBe(text);
    }
  });
});
