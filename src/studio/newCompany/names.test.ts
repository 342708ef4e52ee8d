import { expect, it } from 'vitest';
import type { CompanyAnswers } from './answers';
import { hasWords, inLanguage, namesIn } from './names';

const answers = { language: 'en-GB', ...namesIn('en-GB') } as CompanyAnswers;

it('[V20] names of pages follow the language', () => {
  const { language, pages, list } = inLanguage(answers, 'fr');
  expect([language, pages.store, pages.about, list]).toEqual([
    'fr',
    'Produits',
    'À propos',
    'Votre demande',
  ]);
  expect(inLanguage(inLanguage(answers, 'pt-BR'), 'pt-PT').pages.contact).toBe('Contacto');
  expect(inLanguage(answers, 'th').pages.store).toBe('Products');
});

it('[V20] what somebody has called otherwise, or left out, stays so', () => {
  const { about: _, ...pages } = answers.pages;
  const given = { ...answers, list: 'Wishes', pages: { ...pages, store: 'Traktorer' } };
  const next = inLanguage(given, 'nb');
  expect([next.list, next.pages]).toEqual([
    'Wishes',
    { services: 'Tjenester', store: 'Traktorer', contact: 'Kontakt' },
  ]);
});

it('[V20] it is known which languages have words', () => {
  expect(['fr-CA', 'pt-BR', 'en-US', 'de', 'nn'].map(hasWords)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
