import { expect, it } from 'vitest';
import { ownName } from '../language/ownName';
import { firstSpoken, STUDIO_LANGUAGES } from './studioLanguages';

it('speaks a language whatever the country', () => {
  expect(firstSpoken(['pt-MZ'])).toBe('pt');
  expect(firstSpoken(['fr-CA'])).toBe('fr');
  expect(firstSpoken(['nb-NO'])).toBe('nb');
});

it('takes the first language that it speaks', () => {
  expect(firstSpoken(['', 'de', 'fr', 'pt'])).toBe('fr');
});

it('speaks Norwegian to all Norwegians', () => {
  expect(firstSpoken(['nn-NO'])).toBe('nb');
  expect(firstSpoken(['no'])).toBe('nb');
});

it('speaks English to everybody else', () => {
  expect(firstSpoken(['de', 'not a tag'])).toBe('en');
  expect(firstSpoken([])).toBe('en');
});

it('names each language as those do who speak it', () => {
  expect(STUDIO_LANGUAGES.map(ownName)).toEqual([
    'English',
    'Français',
    'Norsk bokmål',
    'Português',
  ]);
});
