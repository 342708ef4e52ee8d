import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, GOOD, swap } from './breaking';
import { temporaryFolder } from '../temporary/temporaryFolder';

const PUBLIC = resolve(import.meta.dirname, '../fixtures/other-company/public');
const SLIDE = '{ "label": "To the Shop", "href": "/store" }';

describe('a config with a link to a file of public/', () => {
  const folder = temporaryFolder();
  const names = [
    'downloads/price list.pdf',
    'terms.pdf',
    'old/images/plan.pdf',
    'images/datasheet.pdf',
    'images/plans/plan 2.pdf',
    'fonts/letters.pdf',
  ];
  cpSync(PUBLIC, folder, { recursive: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'x');
  }
  const saidOf = async (href: string) => {
    const link = `{ "label": "To the Shop", "href": "${href}" }`;
    const { problems } = await check(swap(GOOD, SLIDE, link), folder);
    return problems.map(({ path, message, advice }) => [path, message, advice]);
  };

  it.each([
    '/downloads/price%20list.pdf',
    '/downloads/price list.pdf#page=2',
    '/terms.pdf',
    '/old/images/plan.pdf',
  ])('says nothing of one that is published: %s', async (href) => {
    expect(await saidOf(href)).toEqual([]);
  });

  it.each([
    ['/images/datasheet.pdf', 'images', 'datasheet.pdf'],
    ['/images/plans/plan%202.pdf?a', 'images', 'plan 2.pdf'],
    ['/./images//datasheet.pdf', 'images', 'datasheet.pdf'],
    ['/fonts/letters.pdf', 'fonts', 'letters.pdf'],
    ['/images/share.png', 'images', 'share.png'],
  ])('says where to put one that is not: %s', async (href, from, name) => {
    expect(await saidOf(href)).toEqual([
      [
        'Home (/) › block 1 "Hero carousel" › slides › 2 › actions › 1 › href',
        `"${href}" leads nowhere: files in public/${from}/ are not published under this address.`,
        `Put the file into another folder of public/, for example public/downloads/, and link to "/downloads/${name}".`,
      ],
    ]);
  });
});
