import { describe, expect, it } from 'vitest';
import { choosePlurals } from './plural';

describe('a plural choice in a text', () => {
  const say = (text: string) => (count: number | string) =>
    choosePlurals(text, { count }).replaceAll('{count}', String(count));

  it('takes the plural form of its language', () => {
    const polish = say('{count} {count:pl:one produkt;few produkty;many produktów;other produktu}');
    expect([1, 3, 5, 22, 112].map(polish)).toEqual([
      '1 produkt',
      '3 produkty',
      '5 produktów',
      '22 produkty',
      '112 produktów',
    ]);
    const arabic = say(
      '{count:ar:zero لا منتجات;one منتج واحد;two منتجان;few {count} منتجات;other x}',
    );
    expect([0, 1, 2].map(arabic)).toEqual(['لا منتجات', 'منتج واحد', 'منتجان']);
  });

  it('falls back to the form "other"', () => {
    expect(say('{count} {count:pl:one sztuka;other szt.}')(3)).toBe('3 szt.');
    expect(say('{count} {count:pl:one sztuka;other szt.}')('999+')).toBe('999+ szt.');
  });
});
