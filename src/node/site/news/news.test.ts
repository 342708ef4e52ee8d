import { describe, expect, it } from 'vitest';
import { companyConfig, plainPicture, resolveCompany, type WholeConfig } from '../company.fixture';
import { leaveOut } from '../leaveOut';
import { routes } from '../pages';
import { newsItems } from './newsItems';

const page = (path: string, more: object) => ({
  path,
  title: `${path.slice(1)} | {site.name}`,
  description: 'At {site.name}.',
  blocks: [{ type: 'hero', title: 'A title' }],
  ...more,
});
const withPages =
  (...pages: object[]) =>
  (config: WholeConfig) => {
    config.pages.push(...(pages as WholeConfig['pages']));
  };
const image = { src: '/images/engine.svg', alt: 'An engine' };

describe('news', () => {
  it('are the pages with a date that visitors may find, the newest first', async () => {
    const site = await resolveCompany(
      withPages(
        page('/old', { date: '2025-11-03' }),
        page('/new', { date: '2026-03-01', image }),
        page('/secret', { date: '2026-03-02', hidden: true }),
        page('/other', {}),
      ),
    );
    expect(newsItems({ ...site, picture: plainPicture })).toEqual([
      {
        title: 'new',
        href: '/new',
        text: 'At Brackwater Boatyard.',
        date: '2026-03-01',
        day: '1 March 2026',
        image: { src: '/assets/images/engine.svg', alt: 'An engine', width: 4, height: 3 },
      },
      expect.objectContaining({ href: '/old', day: '3 November 2025' }),
    ]);
  });

  it('are given to pages that list them, no more than these show, and to no other page', async () => {
    const list = (...counts: (number | undefined)[]) =>
      counts.map((count) => (count ? { type: 'news', count } : { type: 'news' }));
    const site = await resolveCompany(
      withPages(
        page('/a', { date: '2026-01-01', blocks: list(1) }),
        page('/b', { date: '2026-01-02', blocks: list(1, undefined) }),
        page('/c', { blocks: [{ type: 'columns', columns: [list(1), []] }] }),
      ),
    );
    const shown = [...routes(site)].flatMap(({ path, page: { context } }) =>
      context.news ? [[path, context.news.map(({ href }) => href)]] : [],
    );
    expect(shown).toEqual([
      ['/a', ['/b']],
      ['/b', ['/b', '/a']],
      ['/c', ['/b']],
    ]);
  });

  it('say their day above the first heading, behind what stands there', async () => {
    const label = async (...blocks: object[]) => {
      const site = await resolveCompany(withPages(page('/a', { date: '2026-01-01', blocks })));
      const found = site.pages.find(({ path }) => path === '/a')?.blocks ?? [];
      return found.map((block) => ('label' in block ? block.label : undefined));
    };
    const hero = { type: 'hero', title: 'A title' };
    expect(await label({ type: 'breadcrumb' }, hero, { ...hero })).toEqual([
      undefined,
      '1 January 2026',
      undefined,
    ]);
    expect(await label({ ...hero, label: 'Yard' })).toEqual(['Yard · 1 January 2026']);
  });

  it('are on the site from their day on, by the clock of the company, or from the moment that they name', async () => {
    const { config, schemas } = await companyConfig();
    config.site.timeZone = 'Africa/Lusaka';
    withPages(
      page('/due', { date: '2026-12-01' }),
      page('/early', { date: '2026-12-24', from: '2026-12-01' }),
      page('/later', { date: '2026-12-02' }),
    )(config);
    // In Lusaka it is the next day.
    const left = leaveOut(config, { schemas, now: new Date('2026-11-30T22:30:00Z') });
    const paths = new Set(left.pages.map(({ path }) => path));
    expect(['/due', '/early', '/later'].filter((path) => paths.has(path))).toEqual([
      '/due',
      '/early',
    ]);
  });
});
