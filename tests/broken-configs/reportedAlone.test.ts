import { describe, expect, it } from 'vitest';
import type { Problem } from '../../src/node/config/check/problem';
import { check, GOOD, swap } from './breaking';
import { fix } from './fixing';

/** The messages of the errors among some problems. */
function errors(problems: readonly Problem[]): string[] {
  return problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}

describe('[K2] a mistake that others seem to follow from is reported alone:', () => {
  it.each(['en_GB', 'British English'])(
    'a language called %s, with plural forms',
    async (language) => {
      const plural = '"strings": { "productCount": "{count} {count: one product; other products}",';
      const broken = swap(swap(GOOD, '"strings": {', plural), '"en-GB"', `"${language}"`);
      expect(errors((await check(broken)).problems)).toEqual([
        expect.stringContaining(`"${language}" is not`),
      ]);
    },
  );

  it('a page among blocks that links lead to', async () => {
    const config = JSON.parse(GOOD) as { pages: { path: string; blocks: unknown[] }[] };
    const [contact] = config.pages.splice(
      config.pages.findIndex(({ path }) => path === '/contact'),
      1,
    );
    config.pages[0]?.blocks.push(contact);
    expect(errors((await check(JSON.stringify(config))).problems)).toEqual([
      'This is a page, but it stands in "blocks".',
    ]);
  });

  it.each(['eng-010', 'engines'])('an id in capitals, of %s', async (id) => {
    const broken = swap(GOOD, `"id": "${id}"`, `"id": "${id.toUpperCase()}"`);
    expect(errors((await check(broken)).problems)).toEqual([
      expect.stringContaining(`"${id.toUpperCase()}" cannot be used as a name here`),
    ]);
    const { text } = await fix(broken);
    // A product keeps it as the code that is printed.
    expect(text.replace(/,\s*"code": "ENG-010"/, '')).toBe(GOOD);
  });

  it('an id with other letters: what names the old one is told the id that is valid', async () => {
    const broken = swap(GOOD, '"id": "engines"', '"id": "éngines"');
    expect(errors((await check(broken)).problems)).toHaveLength(1);
    const renamed = swap(GOOD, '"id": "deck"', '"id": "décks"');
    const { problems } = await check(renamed);
    expect(problems.map(({ advice }) => advice)).toContain('Did you mean "decks"?');
    expect(problems.map(({ advice }) => advice).join()).not.toContain('"décks"');
  });
});

it('a link to a category is told that there is no store, whatever its address', async () => {
  const moved = GOOD.replaceAll('/store', '/butikk');
  const config = JSON.parse(moved) as Record<string, unknown>;
  delete config['store'];
  const { problems } = await check(JSON.stringify(config));
  expect(errors(problems)).toContain(
    '"/butikk/category/sails" leads nowhere: this site has no store.',
  );
  expect(errors(problems).join()).not.toContain('there is no category');
});
