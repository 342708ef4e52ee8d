import { expect, it } from 'vitest';
import type { DownloadsBlock, SiteData } from '../../generated/types';
import { one } from '../../ui/testing/act';
import { mount } from '../../ui/testing/mount';
import { contextWith, Site } from '../../widgets/testing';
import Downloads from './Downloads';

const file = { href: '/files/prices.pdf', type: 'PDF', size: '340 kB' };
const items: DownloadsBlock['items'] = [
  { title: 'Price list', file, language: 'English', date: '1 March 2026' },
  { title: 'Order form' },
];
const draw = () =>
  mount(
    <Site site={{ site: { url: 'https://example.org' } as SiteData['site'] }}>
      <Downloads {...({ type: 'downloads', items } as DownloadsBlock)} context={contextWith()} />
    </Site>,
  ).container;

it('leads to each file, and says first what it is', () => {
  const link = draw().querySelector('h3 a');
  expect(link?.getAttribute('href')).toBe('/files/prices.pdf');
  expect(link?.textContent).toBe('Price list');
  const facts = document.getElementById(link?.getAttribute('aria-describedby') ?? '');
  expect([...(facts?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'PDF',
    '340 kB',
    'English',
    '1 March 2026',
  ]);
});

it('names a file that is still missing, without a link to nowhere', () => {
  const card = draw().querySelector('ul > li:nth-child(2):has(h3)');
  expect(card?.textContent).toBe('Order form');
  expect(card?.querySelector('a')).toBeNull();
});

it('has the whole address of a file ready for paper', () => {
  expect(one(draw(), 'h3 a').dataset['address']).toBe('https://example.org/files/prices.pdf');
});
