import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../src/node/schemas/load';
import { applyAll } from '../../src/document/apply';
import { addressFor, addPage, copyPage, movePage, pagesOf } from '../../src/studio/shell/pageSteps';
import { leadsTo } from '../../src/studio/shell/references';
import { matchesOf, replaceAll, textsOf } from '../../src/studio/shell/texts';

const { config: schema } = loadSchemas(path.resolve(import.meta.dirname, '../..'));

const config = {
  navigation: { menu: [{ name: 'About', path: '/about' }] },
  pages: [
    {
      path: '/',
      title: 'Home | Yard',
      blocks: [
        { type: 'hero', title: 'Home', actions: [{ label: 'Us', href: '/about#team' }] },
        { type: 'text', text: ['See [about us](/about) and [the rest](/about-more).'] },
      ],
    },
    { path: '/about', title: 'About | Yard', blocks: [] },
  ],
};

describe('[T56] a page that gets another address', () => {
  const [, about] = pagesOf(config);
  const page = about ?? { index: 1, path: '', name: '' };

  it('is led to by menus, buttons with anchors, and links in texts', () => {
    expect(leadsTo(schema, config, '/about').map(({ pointer }) => pointer)).toEqual([
      '/navigation/menu/0/path',
      '/pages/0/blocks/0/actions/0/href',
      '/pages/0/blocks/1/text/0',
    ]);
  });

  it('is found by all of them afterwards, and from its old address', () => {
    const operations = movePage(schema, config, { page, path: '/us', redirect: true });
    const moved = JSON.stringify(applyAll(config, operations).value);
    expect(moved).toContain('"/us#team"');
    expect(moved).toContain('[about us](/us) and [the rest](/about-more)');
    expect(moved).toContain('{"from":"/about","to":"/us"}');
  });

  it('can be copied to an address that is free', () => {
    const { value } = applyAll(config, copyPage(config, page));
    expect(pagesOf(value).map((one) => one.path)).toEqual(['/', '/about', '/about-copy']);
  });
});

it('[T55] a new page has an address made of its name, its title, and an entry in the menu', () => {
  expect(addressFor('Über uns & Team', '/about')).toBe('/about/uber-uns-team');
  expect(addressFor('Løsninger for sjøen', '/')).toBe('/losninger-for-sjoen');
  const page = { name: 'New', path: '/new', title: 'New', description: 'New', inMenu: true };
  const { value } = applyAll(config, addPage(schema, config, page));
  expect(value).toMatchObject({
    navigation: { menu: [{}, { name: 'New', path: '/new' }] },
    // With its title, it can be seen at once.
    pages: [{}, {}, { blocks: [{ type: 'hero', title: 'New' }] }],
  });
});

it('replaces words in what people read, and leaves addresses and names alone', () => {
  const { texts } = textsOf(schema, config);
  const yard = { find: 'Yard', isExact: true };
  expect(matchesOf(texts, { find: 'about', isExact: true }).map(({ pointer }) => pointer)).toEqual([
    '/pages/0/blocks/1/text/0',
  ]);
  expect(replaceAll(matchesOf(texts, yard), yard, 'Dock', new Set(['/pages/1/title']))).toEqual([
    { op: 'set', at: '/pages/0/title', value: 'Home | Dock' },
  ]);
});
