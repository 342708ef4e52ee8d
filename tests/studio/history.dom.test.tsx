import { act } from 'react';
import { expect, it } from 'vitest';
import { HistoryView } from '../../src/studio/views/history/HistoryView';
import { valueAt } from '../../src/document/values';
import { click, one } from '../../src/ui/testing/act';
import { drawView } from './drawView';

const save = { id: 'git:1', at: '2026-11-20T10:00:00Z', who: 'Ada', words: ['Site: name changed'] };
const code = { ...save, id: 'git:2', who: 'Bob', words: ['Bump deps'], isOfCode: true };

/** Draws the history, whose one save has another name of the company. */
async function draw() {
  let value: object = {};
  const ask = async <T,>(what: string): Promise<T> =>
    (what.startsWith('history-version')
      ? { value }
      : { versions: [code, save], isInGit: true }) as T;
  const drawn = await drawView(<HistoryView />, { ask });
  const now = drawn.session.root.peek() as { site: object };
  value = { ...now, site: { ...now.site, name: 'Old Name' } };
  return drawn;
}

const button = (container: HTMLElement, words: RegExp) => {
  const found = [...container.querySelectorAll<HTMLElement>('button')].find((each) =>
    words.test(each.textContent),
  );
  if (!found) throw new Error(`No button ${words.source}`);
  return found;
};

it('History shows saves first, and folds commits of code', async () => {
  const { container } = await draw();
  const fold = one(container, 'details');
  expect(fold.hasAttribute('open')).toBe(false);
  expect(fold.textContent).toContain('One change made outside of Studio');
  expect(fold.textContent).toContain('Bump deps');
  expect(one(container, 'ol[aria-label="Versions"]').textContent).toContain('Site: name changed');
  expect(one(container, 'ol[aria-label="Versions"]').textContent).not.toContain('Bump deps');
});

it('"Bring back" says what will happen before it does', async () => {
  const { container, session } = await draw();
  click(button(container, /name changed/));
  await act(async () => {});
  click(button(container, /Bring back all/));
  const dialog = one(container, 'dialog');
  expect(dialog.textContent).toContain('This will change on the site:');
  expect(dialog.textContent).toMatch(/name changed from ".*" to "Old Name"/);
  expect(dialog.textContent).toContain('Ctrl+Z takes it back');
  expect(valueAt(session.root.peek(), ['site', 'name'])).not.toBe('Old Name');
  click(button(dialog, /Bring it back/));
  expect(valueAt(session.root.peek(), ['site', 'name'])).toBe('Old Name');
  expect(container.querySelector('dialog')).toBeNull();
});
