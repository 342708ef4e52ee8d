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
