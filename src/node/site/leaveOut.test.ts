import { beforeAll, describe, expect, it } from 'vitest';
import type { Block, SiteConfig } from '../../generated/authored';
import type { SchemaSet } from '../schemas/load';
import { createAssets } from '../files/assets';
import { COMPANY, companyConfig, type WholeConfig } from './company.fixture';
import { leaveOut } from './leaveOut';
import { routes } from './pages';
import { resolveSite } from './resolve';
import { shownWithin } from './scheduled';

const NOW = new Date('2026-12-01T10:00:00Z');

let schemas: SchemaSet;
let company: WholeConfig;

beforeAll(async () => {
  ({ schemas, config: company } = await companyConfig());
});

const notice = (text: string, more: object = {}) => ({ type: 'notice', text, ...more }) as Block;

const config = (blocks: Block[]) =>
  ({
    site: { timeZone: 'Africa/Lusaka', url: 'https://www.example.org' },
    pages: [{ path: '/', title: 'Home', description: 'Home', blocks }],
    notFound: { title: 'Gone', description: 'Gone', blocks },
    shared: { blocks: { ask: blocks }, logos: {} },
    redirects: [],
  }) as unknown as SiteConfig;

const columns = (...blocks: Block[]) => ({ type: 'columns', columns: [blocks] }) as Block;

const withoutRest = (before: Block[]) => leaveOut(config(before), { schemas, now: NOW });

it('[T10] leaves hidden blocks out of pages, shared lists, columns and the 404 page', () => {
  const before = [
    notice('A'),
    notice('B', { hidden: true }),
    columns(notice('C', { hidden: true }), notice('D', { hidden: false })),
  ];
  const copy = structuredClone(before);
  expect(withoutRest(before)).toEqual(
    config([notice('A'), columns(notice('D', { hidden: false }))]),
  );
  expect(before).toEqual(copy);
});

describe('[U13] what is not due', () => {
  it('is left out of the site, to the minute of the company’s clock', () => {
    const dated = [
      notice('Since noon', { from: '2026-12-01T12:00' }),
      notice('Next year', { from: '2027-01-02' }),
      notice('Until noon', { until: '2026-12-01T12:00' }),
      notice('Long', { from: '2026-12-01', until: '2027-06-30' }),
    ];
    const due = [notice('Since noon'), notice('Long')];
    expect(withoutRest([...dated, columns(...dated)])).toEqual(config([...due, columns(...due)]));
  });

  it('[U17] stays for visitors’ browsers, hidden, if it is a block that is due within 31 days', () => {
    const minute = (utc: string) => Date.parse(utc) / 60_000;
    const left = withoutRest([
      notice('In a minute', { from: '2026-12-01T12:01', until: '2027-06-30' }),
      notice('Today', { from: '2026-12-01', until: '2026-12-01' }),
      notice('Christmas', { from: '2026-12-24', until: '2026-12-26T18:00' }),
    ]);
    const [from, until] = [minute('2026-12-23T22:00Z'), minute('2026-12-26T16:00Z')];
    expect(left).toEqual(
      config([
        notice('In a minute', { due: { from: minute('2026-12-01T10:01Z'), hidden: true } }),
        notice('Today', { due: { until: minute('2026-12-01T22:00Z') } }),
        notice('Christmas', { due: { from, until, hidden: true } }),
      ]),
    );
  });

  it.each([
    ['is there', {}, {}],
    ['is hidden', { hidden: true }, undefined],
    ['has run out', { until: '2026-11-30' }, undefined],
    ['comes next year', { from: '2027-02-01' }, undefined],
    ['goes today', { until: '2026-12-01' }, { due: { until: Date.UTC(2026, 11, 1, 22) / 60_000 } }],
  ])('[U17] is the announcement, too: it %s', (_, dates, left) => {
    const text = 'Closed on Friday.';
    const before = { ...config([]), announcement: { text, ...dates } } as SiteConfig;
    const { announcement } = leaveOut(before, { schemas, now: NOW });
    expect(announcement).toEqual(left && { text, ...left });
  });

  it('[U17] takes the blocks that stand in its place along, if it is a shared list', () => {
    const around = notice('', { due: { from: 20, until: 50, hidden: true } });
    const [alone, within] = [notice('A'), notice('B', { due: { from: 10, until: 30 } })];
    expect(shownWithin(alone, notice(''))).toBe(alone);
    expect(shownWithin(alone, around)).toEqual(
      notice('A', { due: { from: 20, until: 50, hidden: true } }),
    );
    expect(shownWithin(within, around)).toEqual(
      notice('B', { due: { from: 20, until: 30, hidden: true } }),
    );
  });

  it('stays for the preview, where nothing else differs', () => {
    const before = config([notice('Later', { from: '2027-01-01' })]);
    const kept = leaveOut(before, { schemas, now: NOW, keepsDated: true });
    expect(kept).toEqual(config([notice('Later')]));
  });
});

describe('[U14] a page or product that is not due', () => {
  const later = (change: (config: WholeConfig) => void) => {
    const before = structuredClone(company);
    change(before);
    return leaveOut(before, { schemas, now: NOW });
  };

  it('takes the links to it along: from menus, lists and texts; a block without its only link goes', () => {
    const sale = { label: 'Sale', href: '/sale#top' };
    const item = (name: string, path: string, more = {}) => ({ name, path, ...more });
    const about = { label: 'Home', href: '/' };
    const left = later(({ pages, navigation, redirects }) => {
      navigation.menu = [
        item('Sale', '/sale#top'),
        item('Home', '/', { submenu: [item('Sale', '/sale')] }),
      ];
      redirects.push({ from: '/old-sale', to: '/sale' });
      pages.push({
        ...structuredClone(pages[0]!),
        path: '/sale',
        from: '2027-01-01',
      });
      pages[0]!.blocks = [
        notice('See [the sale](/sale/) or [us](/).', { actions: [sale, about] }),
        notice('Only this.', { actions: [sale] }),
        { type: 'call-to-action', heading: 'Sale', actions: [sale] } as unknown as Block,
      ];
    });
    expect(left.pages.some(({ path }) => path === '/sale')).toBe(false);
    expect(left.navigation.menu).toEqual([item('Home', '/')]);
    expect(left.redirects.some(({ from }) => from === '/old-sale')).toBe(false);
    expect(left.pages[0]!.blocks.slice(0, 2)).toEqual([
      notice('See the sale or [us](/).', { actions: [about] }),
      notice('Only this.'),
    ]);
  });

  it('is in no list, with no link to its page', () => {
    const [first, second] = company.store.products;
    const productPage = company.pages.find(({ blocks }) =>
      blocks.some(({ type }) => type === 'product-detail'),
    );
    const address = productPage!.path.replace(/:.*$/, first!.id);
    const left = later(({ store, pages }) => {
      store.products[0]!.until = '2026-11-30';
      store.featured = [first!.id, second!.id];
      pages[0]!.blocks = [
        { type: 'product-grid', items: [{ product: first!.id }] } as unknown as Block,
        notice(`Buy [this](${company.site.url}${address}).`),
      ];
    });
    expect(left.store?.products.map(({ id }) => id)).not.toContain(first!.id);
    expect(left.store?.featured).toEqual([second!.id]);
    expect(left.pages[0]!.blocks).toEqual([notice('Buy this.')]);
  });

  it('has no page, and is in no index that the search and the embed read', async () => {
    const [first, second] = company.store.products;
    const left = later(({ store }) => {
      store.products[0]!.from = '2027-01-01';
    });
    const site = await resolveSite(left, schemas, COMPANY, createAssets());
    const everywhere = JSON.stringify([
      [...routes(site)].map(({ path, page }) => [path, page.blocks, page.context]),
      [...site.index()],
      site.data,
    ]);
    expect(everywhere).toContain(second!.name);
    expect(everywhere).not.toContain(first!.name);
  });
});
