import { describe, expect, it } from 'vitest';
import { check, GOOD } from '../../../tests/broken-configs/breaking';
import { resolveCompany } from './company.fixture';
import { headingAnchor } from './headingAnchors';

const text = (heading: string, more: object = {}) => ({
  type: 'text',
  heading,
  text: ['A paragraph.'],
  ...more,
});

/** The ids of these blocks on a page of their own. */
async function idsOf(...blocks: object[]): Promise<(string | undefined)[]> {
  const { pages } = await resolveCompany((config) => {
    config.pages.push({ path: '/a', title: 'A', description: 'A', blocks } as never);
  });
  const page = pages.find(({ path }) => path === '/a');
  return (page?.blocks ?? []).map((block) => ('id' in block ? block.id : undefined));
}

describe('the heading of a block', () => {
  it.each([
    ['Our Years', 'our-years'],
    ['Åpningstider & telefon', 'apningstider-telefon'],
    ['Насосы', 'nasosy'],
    ['Menu', undefined],
    ['…', undefined],
  ])('is a place for links: %s', (heading, anchor) => {
    expect(headingAnchor({ heading })).toBe(anchor);
  });

  it('is no place of its own where the block has an id', () => {
    expect(headingAnchor({ heading: 'Our Years', id: 'history' })).toBeUndefined();
  });

  it('has an id where a link leads to it, in a text or a button, and else costs nothing', async () => {
    const lead = { label: 'Why', href: '/a#why-us' };
    const blocks = [
      text('Our Years'),
      text('Why Us'),
      text('Nobody Links Here', { text: ['See [our years](#our-years).'] }),
      { type: 'call-to-action', heading: 'Ask', text: 'Us.', actions: [lead] },
    ];
    expect(await idsOf(...blocks)).toEqual(['our-years', 'why-us', undefined, undefined]);
  });

  it('gives way to an id that is written, and to the first of its name', async () => {
    const link = { text: ['[Years](#our-years)'] };
    expect(await idsOf(text('Our Years', link), text('X', { id: 'our-years' }))).toEqual([
      undefined,
      'our-years',
    ]);
    expect(await idsOf(text('Our Years', link), text('Next'), text('Our years'))).toEqual([
      'our-years',
      // The first paint waits for the second block (secondBlock).
      '2',
      undefined,
    ]);
  });
});

it('is known to the check as a place, and others are not', async () => {
  const saidOf = async (href: string) => {
    const config = JSON.parse(GOOD) as { pages: { blocks: object[] }[] };
    config.pages[0]?.blocks.push(text('Our Years', { text: [`[Years](${href})`] }));
    const { problems } = await check(JSON.stringify(config));
    return problems.map(({ message, advice }) => `${message} ${advice}`);
  };
  expect(await saidOf('#our-years')).toEqual([]);
  expect(await saidOf('#our-yeers')).toEqual([
    '"#our-yeers" leads nowhere: there is no place "our-yeers" on /. Did you mean "#our-years"?',
  ]);
});
