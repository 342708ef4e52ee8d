import { afterEach, expect, it } from 'vitest';
import type { LoaderData, WidgetData } from '../data';
import { siteOf } from './siteOf';

const loader = {
  key: 'acme-cart',
  url: 'https://acme.example',
  words: { cart: 'List of the page' },
  inquiry: { line: '{name}' },
} as unknown as LoaderData;
const data = {
  name: 'Acme',
  words: { cart: 'List', listTitle: 'Your list' },
  inquiry: { note: '{note}' },
  chat: { number: '+1', service: 'https://chat.example/' },
  numbers: { north: '+2', south: '+3' },
} as unknown as WidgetData;
const { chat: _, numbers: __, ...withoutChat } = data;

afterEach(() => {
  localStorage.clear();
});

it('joins the data of loader and widgets', () => {
  expect(siteOf(loader, data, {})).toMatchObject({
    site: { name: 'Acme', url: 'https://acme.example' },
    strings: { cart: 'List of the page', listTitle: 'Your list' },
    inquiry: { line: '{name}', note: '{note}' },
    chat: { number: '+1' },
  });
});

it('has the number of the office that the visitor has chosen on the site', () => {
  localStorage.setItem('acme-cart-office', '+3');
  expect(siteOf(loader, data, {}).chat?.number).toBe('+3');
});

it('has the number that the script asks for, whatever the visitor has chosen', () => {
  localStorage.setItem('acme-cart-office', '+3');
  expect(siteOf(loader, data, { branch: 'north' }).chat?.number).toBe('+2');
  expect(siteOf(loader, data, { number: '+9' }).chat?.number).toBe('+9');
});

it('has no chat if the company has none, whatever the script asks for', () => {
  expect(siteOf(loader, withoutChat, { number: '+9' }).chat).toBeUndefined();
});
