import { describe, expect, it } from 'vitest';
import { didYouMean, limitedNearest, nearest, quotedList } from './suggest';

describe('nearest', () => {
  it.each([
    ['lable', ['value', 'label'], 'label'],
    ['statz', ['stats', 'steps'], 'stats'],
    ['Sub Menu', ['name', 'sub-menu'], 'sub-menu'],
    ['/servces', ['/service', '/services'], '/services'],
  ])('finds what "%s" was meant to be', (word, candidates, meant) => {
    expect(nearest(word, candidates)).toBe(meant);
  });

  it.each([
    ['blinking', ['heading', 'label']],
    ['id', ['to']],
    ['', ['a']],
    ['colour', []],
  ])('guesses nothing for "%s" where nothing is near', (word, candidates) => {
    expect(nearest(word, candidates)).toBeUndefined();
  });

  it('prefers a word that differs only in case', () => {
    expect(nearest('Tone', ['tune', 'tone'])).toBe('tone');
  });
});

describe('limitedNearest', () => {
  it('suggests for a limited number of words', () => {
    const guess = limitedNearest(2);
    expect([1, 2, 3].map(() => guess('lable', ['label']))).toEqual(['label', 'label', undefined]);
  });
});

describe('didYouMean', () => {
  it('says what else to do if nothing is similar', () => {
    expect(didYouMean('x', ['label'], 'Look it up.')).toBe('Look it up.');
    expect(didYouMean('labl', ['label'], 'Look it up.')).toBe('Did you mean "label"?');
  });
});

describe('quotedList', () => {
  it('stops after twelve', () => {
    expect(quotedList(['a', 'b'])).toBe('"a", "b"');
    expect(quotedList(Array.from({ length: 14 }, (_, index) => `${index}`))).toMatch(
      /"11" and 2 more$/,
    );
  });
});
