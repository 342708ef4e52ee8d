import { expect, it } from 'vitest';
import type { PageData } from '../../generated/types';
import { jobsOf } from './jobs';

const employer = { '@type': 'Organization', name: 'The Yard' };
const branch = {
  address: { street: '3 Ropewalk', locality: 'Falmouth' },
  country: 'Kingdom',
  countryCode: 'GB',
};
const job = (more: object) => ({
  title: 'Mechanic',
  branch,
  kind: 'FULL_TIME',
  text: [{ tag: 'p', text: ['You ', { tag: 'strong', text: 'repair' }, '.'] }],
  posting: { posted: '2026-03-01', through: '2026-03-31T22:00:00.000Z' },
  ...more,
});
const page = (...items: object[]) =>
  ({ blocks: [{ type: 'vacancies', items }] }) as unknown as PageData;

it('tells search engines of open vacancies what the page says of them', () => {
  expect(jobsOf(page(job({})), employer)).toEqual([
    {
      '@type': 'JobPosting',
      title: 'Mechanic',
      description: 'You repair.',
      datePosted: '2026-03-01',
      validThrough: '2026-03-31T22:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: employer,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '3 Ropewalk',
          addressLocality: 'Falmouth',
          addressCountry: 'GB',
        },
      },
    },
  ]);
});

it('keeps those to come to itself', () => {
  expect(jobsOf(page(job({ due: { from: 5, hidden: true } })), employer)).toEqual([]);
});
