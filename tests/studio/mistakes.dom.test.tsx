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
