import { describe, expect, it } from 'vitest';
import { expected, told, type Case } from './breaking';

const PATH = 'Page not found';

const CASES: Case[] = [
  {
    with: 'no title that visitors can see',
    swap: [
      '"type": "hero",\n        "title": "Run Aground",\n        "actions": [{ "label": "Back to the Harbour", "href": "/" }]',
      '"type": "breadcrumb"',
    ],
    at: '"blocks": ▸[\n      {\n        "type": "breadcrumb"',
    path: `${PATH} › blocks`,
    says: 'This page has no visible title.',
  },
  {
    with: 'a link to a place that it does not have',
    swap: ['"Back to the Harbour", "href": "/"', '"Back to the Harbour", "href": "#harbour"'],
    at: '"href": ▸"#harbour"',
    path: `${PATH} › block 1 "Hero" › actions › 1 › href`,
    says: '"#harbour" leads nowhere: there is no place "harbour" on the 404 page.',
    advises: 'Give a block on that page "id": "harbour", or remove the #.',
  },
  {
    with: 'the title of another page',
    swap: ['"Page Not Found | Brackwater Boatyard"', '"The Yard | Brackwater Boatyard"'],
    at: '"notFound": {\n    "title": ▸"The Yard',
    path: `${PATH} › title`,
    says: 'The title is the same as that of /services.',
    advises: 'Search engines tell pages apart by it: give each page its own.',
  },
];

describe('a config whose 404 page has', () => {
  it.each(CASES)('$with', async (broken) => {
    expect(await told(broken)).toEqual(expected(broken));
  });
});
