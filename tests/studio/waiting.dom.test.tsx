import { act, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { HistoryView } from '../../src/studio/views/history/HistoryView';
import { LookView } from '../../src/studio/views/look/LookView';
import { PicturesView } from '../../src/studio/views/pictures/PicturesView';
import { PublishView } from '../../src/studio/views/publish/PublishView';
import { WordsView } from '../../src/studio/views/words/WordsView';
import { drawView } from './drawView';

it.each<[string, ComponentType]>([
  ['pictures', PicturesView],
  ['history', HistoryView],
  ['look', LookView],
  ['words', WordsView],
  ['publish', PublishView],
])('[T33] the view of %s asks to wait until the server has answered', async (_, View) => {
  let refuse: (error: Error) => void = () => {};
  const ask = async (): Promise<never> => new Promise((_resolve, reject) => (refuse = reject));
  const { container } = await drawView(<View />, { ask });
  expect(container.textContent).toContain('One moment …');
  await act(async () => {
    // Pictures are asked for in a task of their own.
    await new Promise((resolve) => setTimeout(resolve));
    refuse(new Error('The disk is full.'));
  });
  expect(container.textContent).not.toContain('One moment …');
  expect(container.textContent).toContain('The disk is full.');
});
