import { expect, it } from 'vitest';
import { clickedAt } from './clickedAt';

const block = {
  heading: 'What we sell',
  cards: [{ title: 'Pumps', text: 'Read **all** about [pumps](/pumps).' }, { title: 'Valves' }],
  image: { src: '/images/scenes/pump house.svg', alt: 'A pump house' },
  logo: { src: '/images/pump.svg', alt: '' },
};
const root = {
  b: block,
  navigation: { menu: [{ name: 'About Us', path: '/about' }] },
  footer: { tagline: 'Since 1991.' },
  branches: [{ phone: '0774 123' }],
};

it.each([
  ['a heading', ['WHAT WE SELL'], '/b/heading'],
  ['a text in a list', ['Valves'], '/b/cards/1/title'],
  ['a text with emphasis and a link', ['Read all about pumps.'], '/b/cards/0/text'],
  ['the nearest of several', ['01', 'Pumps', 'What we sell'], '/b/cards/0/title'],
  ['a picture', ['/assets/pump-house-dark-3fa2c1.svg', 'A pump house'], '/b/image/src'],
  ['a picture without a text', ['/assets/pump-3fa2c1.svg'], '/b/logo/src'],
  ['nothing that the block says', ['Elsewhere', '/assets/valve-3fa2c1.svg'], undefined],
])('[T35] a click on %s leads to its field', (_, hit, field) => {
  expect(clickedAt(root, { pointer: '/b', hit, area: 'block' })).toEqual({ field, around: '/b' });
});

it.each([
  ['the menu', 'header', ['About Us', '/about'], '/navigation', '/navigation/menu/0/name'],
  ['a number in the footer', 'footer', ['0774 123'], '/footer', '/branches/0/phone'],
  ['what the footer makes by itself', 'footer', ['© 2026'], '/footer', undefined],
] as const)('[T35] a click on %s leads to where it is written', (_, area, hit, around, field) => {
  expect(clickedAt(root, { pointer: null, hit: [...hit], area })).toEqual({ field, around });
});

it('[T35] a click beside all blocks leads nowhere', () => {
  expect(clickedAt(root, { pointer: null, hit: ['Pumps'], area: 'block' })).toBeUndefined();
});
