import { FRENCH } from '../../document/describing/fr';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

it('a part of Studio has the words of the language that was chosen, or all of them in English', async () => {
  const { inLanguage, speak, spokenLanguage, knownLanguages } = await import('./spoken');
  speak({ formats: 'fr', words: { tour: { begin: 'Commencer' } }, describing: FRENCH }, [
    'en',
    'fr',
  ]);
  expect(inLanguage('tour', { begin: 'Begin' })).toEqual({ begin: 'Commencer' });
  expect(inLanguage('look', { title: 'Look' })).toEqual({ title: 'Look' });
  expect(spokenLanguage()).toBe('fr');
  expect(knownLanguages()).toEqual(['en', 'fr']);
});

it('refuses a language that comes after a part of Studio, which would be in another', async () => {
  const { inLanguage, speak } = await import('./spoken');
  inLanguage('tour', { begin: 'Begin' });
  expect(() => speak(undefined, [])).toThrow('A part of Studio was loaded before');
});

it('writes each number that a sentence is given as its language does, and no other digits', async () => {
  const { inLanguage, speak } = await import('./spoken');
  speak(undefined, []);
  const words = inLanguage('products', {
    shown: (shown: number, all: number) => `${shown} of ${all} products`,
    table: { row: (name: string, row: number) => `${name}, row ${row}.` },
    mistakes: ({ errors }: { errors: number }) => `${errors} mistakes`,
    kilobytes: (bytes: number) => `${bytes / 1000} KB`,
  });
  expect(words.shown(999, 100_057)).toBe('999 of 100,057 products');
  expect(words.table.row('Name', 54_321)).toBe('Name, row 54,321.');
  expect(words.table.row('Ring 54321', 54_321)).toBe('Ring 54321, row 54321.');
  expect(words.mistakes({ errors: 14_022 })).toBe('14,022 mistakes');
  expect(words.kilobytes(1500)).toBe('1.5 KB');
});

it('groups digits as each language does', async () => {
  const { inLanguage, speak } = await import('./spoken');
  speak({ formats: 'fr', words: {}, describing: FRENCH }, ['en', 'fr']);
  const words = inLanguage('products', { products: (count: number) => `${count} produits` });
  expect(words.products(100_057)).toBe('100 057 produits');
});
