import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../../tests/broken-configs/breaking';
import { COMPANY } from '../../../site/company.fixture';

type Blocks = Record<string, unknown>[];

/** What the check says of the company after blocks were added to a page of it. */
async function saidOf(path: string, ...blocks: Blocks) {
  const config = JSON.parse(readFileSync(join(COMPANY, 'site.config.json'), 'utf8')) as {
    pages: { path: string; blocks: Blocks }[];
  };
  config.pages.find((page) => page.path === path)?.blocks.push(...blocks);
  const { problems } = await check(JSON.stringify(config));
  return problems;
}

const notice = (fields: object) => ({
  type: 'notice',
  text: 'We are at the boat show.',
  ...fields,
});
const PRODUCTS = '/store/product/:product';

describe('[K16] the check of blocks that are for some categories', () => {
  it('is content with categories of the store, and with none', async () => {
    expect(await saidOf(PRODUCTS, notice({ onlyIn: ['deck'] }), notice({ onlyIn: [] }))).toEqual(
      [],
    );
  });

  it('names a category that there is not, and the one that is meant', async () => {
    const [problem, ...others] = await saidOf(PRODUCTS, notice({ onlyIn: ['engine'] }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      severity: 'error',
      message: 'There is no category "engine".',
      advice: 'Did you mean "engines"?',
    });
    expect(problem?.path).toMatch(/Notice" › onlyIn › 1$/);
  });

  it('warns where there are no pages of categories, and takes it away', async () => {
    const [problem, ...others] = await saidOf('/contact', notice({ onlyIn: ['deck', 'engines'] }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      severity: 'warning',
      message:
        '"onlyIn" does nothing on /contact: no category or product has a page of its own there.',
      fix: [{ op: 'unset', at: '/pages/6/blocks/2/onlyIn' }],
    });
    expect(problem?.advice).toContain('"/store/product/:product"');
  });

  it('lets blocks of different categories have the same place, and no two of one', async () => {
    const [engines, deck] = [{ onlyIn: ['engines'] }, { onlyIn: ['deck'] }];
    const at = { id: 'care' };
    expect(
      await saidOf(PRODUCTS, notice({ ...at, ...engines }), notice({ ...at, ...deck })),
    ).toEqual([]);
    const twice = await saidOf(PRODUCTS, notice({ ...at, ...engines }), notice(at));
    expect(twice.map(({ message }) => message)).toEqual([
      `The id "care" is used twice on ${PRODUCTS}.`,
    ]);
  });

  it('looks at the headings of each category', async () => {
    const cards = (fields: object) => ({
      type: 'accordion',
      items: [{ title: 'How?', text: ['So.'] }],
      ...fields,
    });
    const heading = { type: 'stats', heading: 'Deck', onlyIn: ['deck'], items: [] };
    const said = await saidOf(PRODUCTS, heading, cards({}));
    expect(said.map(({ message }) => message).join()).toContain('How?');
  });
});
