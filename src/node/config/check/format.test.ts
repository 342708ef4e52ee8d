import { describe, expect, it } from 'vitest';
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
    expect(format([PROBLEM], 'site.config.json')).toBe(
      'site.config.json:412:17  Home (/) › block 3 "Stats" › items › 2\n' +
        '  "lable" is not a field of Figure. Did you mean "label"?',
    );
  });

  it('distinguishes warnings from errors, and omits what is unknown', () => {
    const warning: Problem = { ...PROBLEM, severity: 'warning', path: '', advice: undefined };
    expect(format([warning, PROBLEM], 'a.json')).toMatch(
      /^a\.json:412:17\n {2}Warning: "lable" is not a field of Figure\.\n\na\.json:412:17 {2}Home/,
    );
  });

  it('prints all problems, or a limited number and how many more there are', () => {
    const many = Array.from({ length: 203 }, () => PROBLEM);
    expect(format(many, 'a.json').split('a.json:412:17')).toHaveLength(204);
    expect(format(many, 'a.json', 200)).toMatch(/… and 3 more\.$/);
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
