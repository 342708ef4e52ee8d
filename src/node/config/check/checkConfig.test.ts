import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConfig } from './checkConfig';
import { summary } from './summary';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const ROOT = resolve(import.meta.dirname, '../../../..');
const COMPANY = join(ROOT, 'tests/fixtures/other-company');

/** A folder with the other company's config, after `change`; returns its path. */
function company(change: (text: string) => string = (text) => text): string {
  const folder = temporaryFolder();
  cpSync(COMPANY, folder, { recursive: true });
  const file = join(folder, 'site.config.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return file;
}

describe('checkConfig', () => {
  it('returns a valid config with its defaults, and with links and pictures as written', async () => {
    const { config, ok, problems } = await checkConfig(company(), { root: ROOT });
    expect({ ok, problems }).toEqual({ ok: true, problems: [] });
    expect(config?.store?.products[0]).toMatchObject({ unlisted: false });
    expect(config?.strings.home).toBe('Home');
    expect(config?.pages[0]?.blocks[4]).toMatchObject({ items: [{ product: 'eng-010' }, {}] });
    expect(config?.site.logo?.mark).toMatchObject({ src: '/images/mark.svg' });
  });

  it('has a one-line summary of a valid config', async () => {
    const result = await checkConfig(company(), { root: ROOT });
    expect(summary(result, 'site.config.json')).toBe(
      'site.config.json is fine: 8 pages, 4 products, no warnings.',
    );
  });

  it('accepts warnings, unless it is strict', async () => {
    const file = company((text) => text.replace('"count": 2', '"count": 9'));
    const mild = await checkConfig(file, { root: ROOT });
    expect([mild.ok, mild.problems[0]?.severity]).toEqual([true, 'warning']);
    expect(mild.config).toBeDefined();
    const strict = await checkConfig(file, { root: ROOT, strict: true });
    expect([strict.ok, strict.problems[0]?.severity]).toEqual([false, 'error']);
  });

  it('returns no config if it violates the schema', async () => {
    const file = company((text) => text.replace('"founded": 1962', '"founded": "1962"'));
    expect((await checkConfig(file, { root: ROOT })).config).toBeUndefined();
  });

  it('looks for pictures beside the config', async () => {
    const file = company((text) => text.replace('/images/winch.svg', '/images/crane.svg'));
    cpSync(join(COMPANY, 'public/images/winch.svg'), join(file, '../public/images/crane.svg'));
    expect((await checkConfig(file, { root: ROOT })).problems).toEqual([]);
  });

  it.each(['Bär Winch (2).jpg', 'BAR_WINCH_2.png', 'bar winch 2.svg'])(
    'knows the uploaded file of a picture that a table calls "%s"',
    async (name) => {
      const file = company((text) => text.replace('/images/winch.svg', `/images/${name}`));
      cpSync(
        join(COMPANY, 'public/images/winch.svg'),
        join(file, '../public/images/bar-winch-2.svg'),
      );
      const { problems } = await checkConfig(file, { root: ROOT });
      const value = '/images/bar-winch-2.svg';
      expect(problems[0]?.fix).toEqual([expect.objectContaining({ op: 'set', value })]);
    },
  );

  it('gives tools the pointer to a mistake', async () => {
    const file = company((text) => text.replace('"value": "12"', '"value": 12'));
    const { problems } = await checkConfig(file, { root: ROOT });
    expect(problems[0]?.pointer).toBe('/pages/0/blocks/1/items/1/value');
  });
});
