import { expect, it } from 'vitest';
import { formOf } from './forms';

const NOTHING = {};

it.each([
  ['a page', { pages: [{}, {}] }, '/pages/1/title', '/pages/1'],
  ['the home page for a page that is not there', { pages: [{}] }, '/pages/4', '/pages/0'],
  ['the page of unknown addresses where there are no pages', {}, '/pages/0', '/notFound'],
  ['the same where there is a text in their place', { pages: 'none' }, '/pages/0', '/notFound'],
  ['a part of the config', { pages: [{}], site: {} }, '/site/name', '/site'],
])('[T8] the form shows %s', (_, root, pointer, form) => {
  expect(formOf(NOTHING, root, pointer)).toBe(form);
});
