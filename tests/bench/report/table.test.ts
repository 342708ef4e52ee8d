import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readResults, type Results } from '../results';
import type { PageFigures } from '../speed/summary';
import { figuresOf, isBroken, limitsTable } from './limits';
import { benchTable, tableIn, withTable } from './table';

const limit = { fcp: 800, lcp: 900, add: 850, menu: 880, cls: 0, tbt: 0, bytes: 1, requests: 1 };
const good: PageFigures = {
  page: '/',
  profile: 'slow 4G',
  ours: { ...limit, fcp: 840, tbt: 40, soft: 100, full: 400 },
  limit,
};
const resultsOf = (...figures: PageFigures[]): Results => ({
  speed: { date: '2026-01-01', rounds: 5, versions: {}, figures },
});

describe('the table', () => {
  it("shows our time, and its ratio to the handmade page's", async () => {
    const text = await benchTable(resultsOf(good), false);
    expect(text).toMatch(/^\| slow 4G \| 0\.84 s \(1\.05×\) /m);
    expect(text).toContain('40 ms at most');
    expect(text).toContain('25% of the time');
  });

  it('shows only the home page on the page of the figures, and all pages in the terminal', async () => {
    const results = resultsOf(good, { ...good, page: '/store' });
    expect(await benchTable(results, false)).not.toContain('/store');
    expect(await benchTable(results, true)).toContain('/store on slow 4G');
  });

  it('shows the figures of large sites', async () => {
    const versions = {};
    const one = { name: 'products', command: 'build', pages: 0, products: 10_000 } as const;
    const figures = [{ ...one, target: 15, seconds: 10, memory: [100, 300, 200, 250] }];
    const scale = { date: '2026-01-01', rounds: 1, versions, figures };
    const text = await benchTable({ ...resultsOf(good), scale }, true);
    expect(text).toContain('builds 10,000 products in 10.0 s (1,000 per second, 300 MB at most)');
  });

  it('shows how long the way from page to page takes, with drawings and with photos', async () => {
    const time = { shown: 300, searched: 330 };
    const figures = (['drawings', 'photos'] as const).map((variant) => ({
      variant,
      pressed: time,
      pointed: { shown: 150, searched: 165 },
      limit: { shown: 600, searched: 660 },
      weight: { bytes: 160_000, requests: 12 },
      limitWeight: { bytes: 100_000, requests: 6 },
    }));
    const onward = { date: '2026-01-01', rounds: 1, versions: {}, figures };
    const text = await benchTable({ ...resultsOf(good), onward }, false);
    expect(text).toMatch(
      /^\| with photos +\| 0\.30 s \(0\.50×\), 0\.33 s \(0\.50×\) \| 0\.15 s \(0\.25×\), 0\.17 s \(0\.25×\) +\| 160 KB \(1\.60×\), 12 requests/m,
    );
  });

  it('shows what the search answers, and how fast', async () => {
    const answers = { forty: 40, twentyFour: 24, thirty: 30, secondThirty: 28, codes: 999 };
    const site = { time: 2440, bytes: 54_140, longestTask: 41.6, key: 44.4 };
    const search = {
      date: '2026-01-01',
      rounds: 3,
      versions: {},
      figures: { answers, site, partner: site },
    };
    const text = await benchTable({ search }, false);
    expect(text).toContain('28 of 30 questions in first place, and 999 of 1,000 codes');
    expect(text).toMatch(/^\| In the header +\| 2\.4 s +\| 54\.1 KB +\| 42 ms +\| 44 ms \|$/m);
  });

  it('is empty without results', async () => {
    expect(await benchTable({}, true)).toBe('');
  });
});

describe('the limits', () => {
  const brokenOf = (results: Results) => limitsTable(figuresOf(results).filter(isBroken));

  it('are met by good figures, and listed beside them', () => {
    expect(brokenOf(resultsOf(good))).toBe('');
    expect(limitsTable(figuresOf(resultsOf(good)))).toMatch(
      /^\/ on slow 4G: blocking time +40 ms +at most 50 ms$/m,
    );
  });

  it('mark each figure that exceeds its own', () => {
    const ours = { ...good.ours, fcp: 890, cls: 0.01, tbt: 51, soft: 200 };
    expect(brokenOf(resultsOf({ ...good, ours })).split('\n')).toEqual([
      expect.stringMatching(/first paint to the limit +1\.11 +at most 1\.1 +BROKEN$/),
      expect.stringMatching(/layout shift +0\.01 +at most 0 +BROKEN$/),
      expect.stringMatching(/blocking time +51 ms +at most 50 ms +BROKEN$/),
      expect.stringMatching(/next page to its full load +0\.50 +at most 0\.4 +BROKEN$/),
    ]);
  });

  it('are broken by low scores, slow keys, and missing figures', () => {
    const about = { date: '2026-01-01', rounds: 1, versions: {} };
    const scores = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
    const embed = { loader: 30, longestTask: NaN, firstOpening: 120, laterOpening: 50 };
    const results: Results = {
      lighthouse: { ...about, figures: [{ page: '/', scores }] },
      responsiveness: { ...about, figures: { key: 51, ...embed } },
    };
    const broken = figuresOf(results).filter(isBroken);
    expect(broken.map(({ name }) => name)).toEqual([
      '/: Lighthouse, performance',
      'search of 10,000 products, a key',
      'embed, the longest task',
    ]);
  });
});

describe('the page of the figures', () => {
  it('gets the table between its markers and is otherwise unchanged', () => {
    const readme = 'Before\n<!-- bench -->\nold\n<!-- /bench -->\nAfter\n';
    const written = withTable(readme, 'new');
    expect(tableIn(written)).toBe('new');
    expect(written).toMatch(/^Before\n[^]*\nAfter\n$/);
  });

  it('is unchanged without markers', () => {
    expect(withTable('No markers.', 'new')).toBe('No markers.');
  });

  it('of this project shows the latest results', async () => {
    const shown = tableIn(readFileSync('tests/bench/README.md', 'utf8'));
    const measured = await benchTable(readResults(), false);
    expect(shown ?? measured).toBe(measured);
  });
});
