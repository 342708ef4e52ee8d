import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary/temporaryFolder';
import { check, GOOD } from './breaking';

const PUBLIC = resolve(import.meta.dirname, '../fixtures/other-company/public');

/** The messages for a company with another file in its public/. */
async function saidOf(name: string): Promise<string[]> {
  const folder = join(temporaryFolder(), 'public');
  cpSync(PUBLIC, folder, { recursive: true });
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'mine');
  const { problems } = await check(GOOD, folder);
  return problems.map(({ severity, message, advice }) => `${severity}: ${message} ${advice}`);
}

describe('a file of public/', () => {
  it.each([
    ['robots.txt', 'Remove it: the build makes it from this config.'],
    ['_headers', 'Remove it: the build makes it from this config.'],
    ['_redirects', 'Remove it, and write its redirects into "redirects".'],
    ['favicon.svg', 'Remove it: the icon is made from the "mark" of site › logo.'],
  ])('is not silently overwritten by the build: %s', async (name, advice) => {
    expect(await saidOf(name)).toEqual([
      `error: The file public/${name} would be lost: the build writes its own. ${advice}`,
    ]);
  });

  it.each([
    ['index.html', '/'],
    ['contact/index.html', '/contact'],
    ['contact.html', '/contact'],
    ['contact', '/contact'],
    ['store/product/eng-010/index.html', '/store/product/eng-010'],
  ])('does not stand in the place of a page: %s', async (name, page) => {
    expect(await saidOf(name)).toEqual([
      `error: The file public/${name} stands where the page "${page}" is built: visitors could see only one of them. Remove it, give it another name, or change the address of the page.`,
    ]);
  });

  it('should not be in a folder of the build', async () => {
    expect(await saidOf('app-icons/own.svg')).toEqual([
      'warning: The file public/app-icons/own.svg lies in a folder that the build fills: a file of its own could take its place. Put it into a folder of another name, such as public/files/.',
    ]);
  });

  it.each([
    'downloads/prices.pdf',
    'google1234.html',
    '.well-known/security.txt',
    'fonts/own.woff2',
  ])('may be anything else: %s', async (name) => {
    expect(await saidOf(name)).toEqual([]);
  });
});

describe('[K40] a release of the embed in public/embed', () => {
  it('is reported as missing if the list of releases contains it', async () => {
    const folder = join(temporaryFolder(), 'public');
    cpSync(PUBLIC, folder, { recursive: true });
    mkdirSync(join(folder, 'embed'));
    const list = { '1.0.0-abc': { integrity: 'sha384-x', until: '9999-01-01' } };
    writeFileSync(join(folder, 'embed/releases.json'), JSON.stringify(list));
    const { problems } = await check(GOOD, folder);
    expect(problems.map(({ message }) => message)).toEqual([
      'public/embed/1.0.0-abc.js is missing: it was promised to partners until 9999-01-01.',
    ]);
  });
});
