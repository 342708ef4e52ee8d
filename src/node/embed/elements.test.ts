import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { SiteConfig } from '../../generated/authored';
import { loadSchemas } from '../schemas/load';
import { componentsOf, readElements } from './elements';

const root = process.cwd();
const schemas = loadSchemas(root);
const elementsFor = (parts: object) => readElements(root, schemas, parts as SiteConfig);

it('finds an element in each folder of embed/elements', () => {
  const folders = readdirSync('embed/elements').filter((name) => name.startsWith('inquiry-'));
  expect(elementsFor({}).map(({ tag }) => tag)).toEqual(folders.toSorted());
});

it('leaves out components and strings that the company does not need, but keeps the tag', () => {
  const contactFor = (parts: object) => {
    const elements = elementsFor(parts);
    const { strings = [] } = elements.find(({ tag }) => tag === 'inquiry-contact') ?? {};
    return { component: componentsOf(elements)['inquiry-contact'], words: strings.length > 0 };
  };
  expect(contactFor({})).toEqual({ component: undefined, words: false });
  expect(contactFor({ contact: {} })).toMatchObject({
    component: expect.stringContaining('InquiryContact.tsx') as string,
    words: true,
  });
});
