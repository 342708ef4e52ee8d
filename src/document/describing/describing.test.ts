import { expect, it } from 'vitest';
import { describe as described, pointerInWords } from '../describe';
import type { Schema } from '../schema/schema';
import { fillingsInWords } from '../fillings';
import { pageName } from '../pageName';
import { describingIn } from './describingIn';

const SCHEMA: Schema = {
  properties: {
    pages: {
      items: {
        title: 'Page',
        properties: {
          title: { title: 'Titre' },
          hidden: { title: 'Masqué' },
          cards: {
            items: { title: 'Carte', properties: { text: { title: 'Texte' } } },
          },
        },
      },
    },
    chat: { title: 'Discussion' },
  },
};

const BEFORE = { pages: [{ name: 'Accueil', title: 'Un', cards: [{ text: 'a' }] }], chat: {} };
const AFTER = {
  pages: [{ name: 'Accueil', title: 'Deux', hidden: true, cards: [{ text: 'a' }, { text: 'b' }] }],
};

const linesIn = (language: string) =>
  described(SCHEMA, BEFORE, AFTER, describingIn(language)).map(
    ({ where, words }) => `${where} | ${words.replaceAll('\u00A0', ' ')}`,
  );

it('says what has changed in French', () => {
  expect(linesIn('fr')).toEqual([
    'Discussion | suppression',
    'Accueil | titre : « Un » devient « Deux »',
    'Accueil | masqué : ajout (oui)',
    'Accueil | carte « b » : ajout',
  ]);
});

it('says it in Norwegian and Portuguese', () => {
  expect(linesIn('nb')[1]).toBe('Accueil | titre endret fra «Un» til «Deux»');
  expect(linesIn('pt')[1]).toBe('Accueil | titre: «Un» passa a «Deux»');
});

it('says it in English where it has no words', () => {
  expect(linesIn('de')[1]).toBe('Accueil | titre changed from "Un" to "Deux"');
});

it('says in the same language where something is', () => {
  const at = pointerInWords(SCHEMA, AFTER, '/pages/0/cards/1/text', describingIn('fr'));
  expect(at.replaceAll('\u00A0', ' ')).toBe('Accueil › texte de carte « b »');
});

it('says what a page of each product is called, and what is filled in there, in every language', () => {
  const page = { path: '/p/:id', title: '{product.name}', name: '{product.name}' };
  const said = ['en', 'fr', 'nb', 'pt'].map((language) => {
    const words = describingIn(language);
    return [pageName(page, words), fillingsInWords('{product.id}, {site.name}', words)];
  });
  expect(said).toEqual([
    ['Every product', '[code of the product], [name of the site]'],
    ['Chaque produit', '[code du produit], [nom du site]'],
    ['Hvert produkt', '[koden på produktet], [navnet på nettstedet]'],
    ['Cada produto', '[código do produto], [nome do site]'],
  ]);
});
