import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findEarlySteps, mayComeLate, stepsIn } from './earlySteps';

const ROOT = resolve(import.meta.dirname, '../../../..');

describe('the early steps', () => {
  it('are found by the folders of their blocks', () => {
    const steps = findEarlySteps(ROOT);
    expect(steps.get('project-gallery')).toBe('src/blocks/project-gallery/early.ts');
    expect([...steps.values()].filter((file) => !existsSync(resolve(ROOT, file)))).toEqual([]);
    expect(steps.has('hero')).toBe(false);
  });

  it('say by the names of their files whether they may come late', () => {
    const late = [...findEarlySteps(ROOT)].filter(([, file]) => mayComeLate(file));
    expect(late).toEqual([['product-detail', 'src/blocks/product-detail/late.ts']]);
  });

  it('run on the pages whose blocks ask for them, and on no others', () => {
    const steps = new Map([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(stepsIn('<ul data-early="b"></ul>', steps)).toEqual(['2']);
    expect(stepsIn('<ul></ul>', steps)).toEqual([]);
  });

  it('are not triggered by text content', () => {
    const text = renderToString('say data-early="a"');
    expect(stepsIn(text, new Map([['a', '1']]))).toEqual([]);
  });
});
