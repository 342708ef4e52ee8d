import { describe, expect, it } from 'vitest';
import { gatherAlike, singly } from './alike';
import { format } from './format';
import type { Problem } from './problem';
import { summary } from './summary';

const PROBLEM: Problem = {
  severity: 'error',
  line: 412,
  column: 17,
  path: 'Home (/) › block 3 "Stats" › items › 2',
  message: '"lable" is not a field of Figure.',
  advice: 'Did you mean "label"?',
  pointer: '/pages/0/blocks/2/items/1',
};

describe('format', () => {
  it('prints the position, and below it what is wrong and what to do', () => {
    expect(format(singly([PROBLEM]), 'site.config.json')).toBe(
      'site.config.json:412:17  Home (/) › block 3 "Stats" › items › 2\n' +
        '  "lable" is not a field of Figure. Did you mean "label"?',
    );
  });

  it('distinguishes warnings from errors, and omits what is unknown', () => {
    const warning: Problem = { ...PROBLEM, severity: 'warning', path: '', advice: undefined };
    expect(format(singly([warning, PROBLEM]), 'a.json')).toMatch(
      /^a\.json:412:17\n {2}Warning: "lable" is not a field of Figure\.\n\na\.json:412:17 {2}Home/,
    );
  });

  it('prints each of as many alike as a person reads, or a limited number and how many more there are', () => {
    const many = Array.from({ length: 10 }, () => PROBLEM);
    expect(format(gatherAlike(many), 'a.json').split('a.json:412:17')).toHaveLength(11);
    expect(format(gatherAlike(many), 'a.json', 7)).toMatch(/… and 3 more\.$/);
  });

  it('prints of more that say the same those with other words, and where the rest is', () => {
    const many = Array.from({ length: 20 }, (_, index): Problem => ({
      ...PROBLEM,
      file: 'all.csv',
      place: `row ${index + 2}, column B`,
      line: index + 2,
      column: 2,
      pointer: `/store/products/${index}/category`,
      path: '',
      // A value may have quotation marks itself.
      message: `There is no category "${index === 19 ? '2" valves' : 'pumpz'}".`,
      advice: undefined,
    }));
    expect(format(gatherAlike([PROBLEM, ...many]), 'a.json')).toMatchInlineSnapshot(`
      "a.json:412:17  Home (/) › block 3 "Stats" › items › 2
        "lable" is not a field of Figure. Did you mean "label"?

      all.csv, row 2, column B
        There is no category "pumpz".

      all.csv, row 21, column B
        There is no category "2" valves".
        … and 18 more like this, in rows 3–20."
    `);
    expect(format(singly(many), 'a.json').split('\n\n')).toHaveLength(20);
    expect(format(gatherAlike([...many, PROBLEM, PROBLEM]), 'a.json', 3)).toMatch(
      /… and 1 more\.$/,
    );
  });

  it('gathers what is missing in one place, whichever fields it is', () => {
    const missing = Array.from({ length: 20 }, (_, n): Problem => ({
      ...PROBLEM,
      path: `strings › word${n}`,
      pointer: `/strings/word${n}`,
      message: `"word${n}" is still English: "Word".`,
    }));
    expect(format(gatherAlike(missing), 'a.json')).toMatch(
      /… and 17 more like this, in line 412\.$/,
    );
  });

  it('keeps apart what is said of other fields, other files and in other words', () => {
    const of = (change: (index: number) => Partial<Problem>): string => {
      const many = Array.from({ length: 20 }, (_, n): Problem => ({ ...PROBLEM, ...change(n) }));
      return format(gatherAlike(many), 'a.json');
    };
    const titleOrName = (n: number) => `/pages/0/${n % 2 ? 'title' : 'name'}`;
    expect(of((n) => ({ line: n, pointer: titleOrName(n) }))).not.toContain('more');
    expect(of((n) => (n % 2 ? { file: 'b.csv' } : {}))).not.toContain('more');
    expect(of((n) => ({ message: n % 2 ? '"a" is empty.' : '"a" is too long.' }))).not.toContain(
      'more',
    );
    expect(of((n) => ({ message: `"a" has ${n} characters.` }))).toContain('17 more like this');
    expect(of((n) => ({ pointer: '', place: 'row 1', column: n % 2 }))).not.toContain('more');
  });
});

describe('summary', () => {
  it('counts the mistakes and the warnings', () => {
    const warning: Problem = { ...PROBLEM, severity: 'warning' };
    expect(summary({ ok: false, problems: [PROBLEM] }, 'a.json')).toBe('a.json has 1 mistake.');
    expect(summary({ ok: false, problems: [PROBLEM, PROBLEM, warning] }, 'a.json')).toBe(
      'a.json has 2 mistakes and 1 warning.',
    );
  });
});
