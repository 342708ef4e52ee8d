import { expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import { peopleOf } from './people';

const URL_OF_SITE = 'https://www.example.org';
const page = (...blocks: object[]) => ({ blocks }) as unknown as PageData;

it('tells of the people of a page, in columns too, what the page says of them', () => {
  const image = { src: '/assets/ada.webp', alt: 'Ada', width: 1, height: 1 };
  const ada = {
    name: 'Ada',
    role: 'Spare parts',
    image,
    languages: ['English'],
    phone: '+99 1',
    email: 'a@b.c',
  };
  const ben = { name: 'Ben', role: 'Workshop' };
  const columns = { type: 'columns', columns: [[{ type: 'team', people: [ben] }]] };
  const worksFor = { '@id': '#company' };
  expect(peopleOf(page({ type: 'team', people: [ada] }, columns), '#company', URL_OF_SITE)).toEqual(
    [
      {
        '@type': 'Person',
        name: 'Ada',
        jobTitle: 'Spare parts',
        image: 'https://www.example.org/assets/ada.webp',
        knowsLanguage: ['English'],
        telephone: '+99 1',
        email: 'a@b.c',
        worksFor,
      },
      { '@type': 'Person', name: 'Ben', jobTitle: 'Workshop', worksFor },
    ],
  );
});

it('tells of nobody on other pages', () => {
  expect(peopleOf(page({ type: 'text', text: [] }), '#company', URL_OF_SITE)).toEqual([]);
});
