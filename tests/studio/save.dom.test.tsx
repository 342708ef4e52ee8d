import { act } from 'react';
import { expect, it } from 'vitest';
import type { SaveAnswer, Summary } from '../../src/studio/protocol';
import { SaveDialog } from '../../src/studio/shell/SaveDialog';
import { drawView } from './drawView';

const LINES = [{ where: 'Store', words: 'name changed', pointer: '/store/name', takeBack: [] }];

it('says that the list of changes is being made, which takes a moment for a large catalogue', async () => {
  let answer: (summary: Summary) => void = () => {};
  const { container } = await drawView(<SaveDialog onClose={() => {}} />, {
    summary: async () => new Promise((resolve) => (answer = resolve)),
  });
  expect(container.textContent).toContain('One moment …');
  await act(async () => answer({ lines: LINES, text: '' }));
  expect(container.textContent).not.toContain('One moment …');
  expect(container.textContent).toContain('name changed');
});

it('says that it is saving, and saves once however often it is pressed', async () => {
  let saves = 0;
  let answer: (saved: SaveAnswer) => void = () => {};
  let isClosed = false;
  const { container } = await drawView(<SaveDialog onClose={() => (isClosed = true)} />, {
    summary: async () => ({ lines: LINES, text: '' }),
    save: async () => {
      saves += 1;
      return new Promise((resolve) => (answer = resolve));
    },
  });
  const button = () => {
    const found = [...container.querySelectorAll('button')].find(({ textContent }) =>
      textContent.startsWith('Sav'),
    );
    if (!found) throw new Error('There is no button that saves.');
    return found;
  };
  await act(async () => button().click());
  expect(button().textContent).toBe('Saving …');
  await act(async () => button().click());
  expect(saves).toBe(1);
  await act(async () => answer({ lines: 1 }));
  expect(isClosed).toBe(true);
});

it.each([
  ['/store/products/2/name', true],
  ['/site/name', false],
])('advises CSV where saving %s writes a large workbook: %s', async (pointer, isAdvised) => {
  const summary = async () => ({
    lines: LINES.map((line) => Object.assign({}, line, { pointer })),
    text: '',
  });
  const dialog = <SaveDialog onClose={() => {}} />;
  const { container } = await drawView(dialog, { summary }, [], undefined, {
    slowFile: 'all.xlsx',
  });
  expect(container.textContent.includes('“all.xlsx” takes a while')).toBe(isAdvised);
});
