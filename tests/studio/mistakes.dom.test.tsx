import { act } from 'react';
import { expect, it } from 'vitest';
import { valueAt } from '../../src/document/values';
import type { StudioProblem } from '../../src/studio/protocol';
import { MistakesDialog } from '../../src/studio/shell/MistakesDialog';
import { curesTogether } from '../../src/studio/shell/curesTogether';
import { WORDS } from '../../src/studio/words';
import { one } from '../../src/ui/testing/act';
import { drawView } from './drawView';

const problem = (severity: StudioProblem['severity'], at: string): StudioProblem => ({
  severity,
  pointer: at,
  path: at,
  message: `${at} is wrong.`,
  fix: [{ op: 'set', at, value: 'right' }],
});

it.each([
  ['Mistakes', ['error', 'error']],
  ['Warnings', ['warning', 'warning']],
  ['Mistakes and warnings', ['error', 'warning']],
] as const)('the list is called "%s" by what is in it', async (name, severities) => {
  const problems = severities.map((severity, index) =>
    problem(severity, index === 0 ? '/site/name' : '/site/area'),
  );
  const { container } = await drawView(<MistakesDialog onClose={() => {}} />, {}, problems);
  expect(one(container, 'dialog').getAttribute('aria-label')).toBe(name);
});

it('counts no mistakes where there are only warnings', () => {
  expect(WORDS.allMistakes(0, 3)).toBe('Show 3 warnings');
  expect(WORDS.allMistakes(2, 0)).toBe('Show 2 mistakes');
  expect(WORDS.allMistakes(1, 1)).toBe('Show 1 mistake and 1 warning');
});

it('"Fix all" mends all whose cure is certain, as one step', async () => {
  const problems = [problem('error', '/site/name'), problem('error', '/site/area')];
  const dialog = <MistakesDialog onClose={() => {}} />;
  const { container, session } = await drawView(dialog, {}, problems);
  const all = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Fix all 2',
  );
  act(() => all?.click());
  expect(valueAt(session.root.peek(), ['site', 'name'])).toBe('right');
  expect(valueAt(session.root.peek(), ['site', 'area'])).toBe('right');
  expect(session.undoName.peek()).toBe('fix 2 mistakes');
});

it('cures of entries that are moved or removed keep the places of the others', () => {
  const cures = [
    { fix: [{ op: 'remove' as const, at: '/a/0' }] },
    { fix: [{ op: 'set' as const, at: '/a/1', value: 'right' }] },
    { fix: [{ op: 'remove' as const, at: '/gone/1' }] },
  ];
  expect(curesTogether({ a: ['x', 'wrong'] }, cures).map(({ op }) => op)).toEqual([
    'set',
    'remove',
  ]);
});

it('of what 20,000 products have in common, shows the first ones, and more when asked', async () => {
  const tooLong = Array.from({ length: 20_000 }, (_, index): StudioProblem => ({
    severity: 'warning',
    pointer: `/store/products/${index}/name`,
    path: '',
    message: `The title of the product "p-${index}" has ${70 + (index % 9)} characters.`,
  }));
  const other: StudioProblem = {
    severity: 'warning',
    pointer: '/site/name',
    path: '',
    message: 'Too short.',
  };
  const dialog = <MistakesDialog onClose={() => {}} />;
  const { container } = await drawView(dialog, {}, [...tooLong, other]);
  const lines = () => container.querySelectorAll('li').length;
  expect(lines()).toBe(21);
  const more = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Show 20 more of 19,980 like these',
  );
  act(() => more?.click());
  expect(lines()).toBe(41);
  // The button goes with the last of them: the first one that has come has the focus.
  expect(document.activeElement?.closest('li')).toBe(container.querySelectorAll('li')[20]);
});
