import { expect, it } from 'vitest';
import { labelOf } from '../labelOf';
import type { Schema } from './schema';
import { translateSchema } from './translate';

const FRENCH = {
  Card: 'Carte',
  'What it says.': 'Ce qu’elle dit.',
  'Share image': 'Image de partage',
  Title: 'Titre',
  Office: 'Agence',
};

const CARD: Schema = {
  title: 'Card',
  properties: {
    title: { type: 'string', description: 'What it says.', examples: ['Card'] },
    shareImage: { title: 'Image', properties: { src: { description: 'A file.' } } },
    kind: { enum: ['Card'], default: 'Card', 'x-choices': { branch: 'Office', other: 'Other' } },
  },
};

it('puts titles, descriptions and names of values into another language', () => {
  const { title, properties = {} } = translateSchema(CARD, FRENCH);
  expect(title).toBe('Carte');
  expect(properties['title']?.description).toBe('Ce qu’elle dit.');
  expect(properties['kind']?.['x-choices']).toEqual({ branch: 'Agence', other: 'Other' });
});

it('names fields that are called by their keys', () => {
  const { properties = {} } = translateSchema(CARD, FRENCH);
  const labels = Object.entries(properties).map(([key, field]) => labelOf(key, field));
  expect(labels).toEqual(['Titre', 'Image de partage', 'Kind']);
});

it('names the values of a choice, if it can name all of them', () => {
  const { properties = {} } = translateSchema(
    { properties: { ground: { enum: ['dark', 'light'] }, font: { enum: ['dark', 'Arial'] } } },
    { Dark: 'Foncé', Light: 'Clair' },
  );
  expect(properties['ground']?.['x-choices']).toEqual({ dark: 'Foncé', light: 'Clair' });
  expect(properties['font']).toEqual({ enum: ['dark', 'Arial'] });
});

it('leaves what is not translated in English, and what belongs to the site as it is', () => {
  const { properties = {} } = translateSchema(CARD, FRENCH);
  expect(properties['shareImage']?.properties?.['src']?.description).toBe('A file.');
  expect(properties['title']?.examples).toEqual(['Card']);
  expect(properties['kind']).toMatchObject({ enum: ['Card'], default: 'Card' });
});

it('changes nothing without texts', () => {
  expect(translateSchema(CARD, {})).toEqual(CARD);
});
