import { describe, expect, it } from 'vitest';
import { lengthIn } from './lengthIn';

const root = { site: { name: 'Brackwater Marine' } };
const title = { type: 'string', 'x-room': { least: 1, most: 60 } } as const;

describe('[T77] the length of a text', () => {
  it('is that of what is shown, with the name of the site filled in', () => {
    expect(lengthIn(title, 'Winches | {site.name}', root)).toEqual({
      length: 'Winches | Brackwater Marine'.length,
      least: 1,
      most: 60,
    });
  });

  it('is not told where the text is another one on each page', () => {
    expect(lengthIn(title, '{product.name} | {site.name}', root)).toBeUndefined();
  });

  it('is counted in characters, as the checker counts', () => {
    expect(lengthIn({ maxLength: 12 }, 'Boats ⛵🚤', root)?.length).toBe(8);
  });

  it('is not told of texts without a limit', () => {
    expect(lengthIn({ type: 'string' }, 'Winches', root)).toBeUndefined();
  });
});
