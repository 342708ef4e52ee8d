// @vitest-environment dom
import { act } from 'react';
import { expect, it } from 'vitest';
import type { PublishState, Way } from '../../src/studio/views/publish/protocol';
import { PublishView } from '../../src/studio/views/publish/PublishView';
import { drawView } from './drawView';

it.each<[Way, string]>([
  ['push', 'Not pushed. What was live still is.'],
  ['server', 'Not published. What was live still is.'],
  ['zip', 'The ZIP could not be made.'],
])(
  '[U5] when publishing by %s has failed, says so before the reason, and can be chosen again',
  async (way, words) => {
    const state: PublishState = {
      ways: [{ way, where: 'web.example.org' }],
      outcome: { way, state: 'failed', message: 'Connection closed' },
    };
    const ask = async <T,>(): Promise<T> => state as T;
    const { container } = await drawView(<PublishView />, { ask });
    await act(async () => {});
    expect(container.querySelector('[role=alert]')?.textContent).toBe(`${words}Connection closed`);
    const chosen = container.querySelector<HTMLButtonElement>(`[aria-describedby="way-${way}"]`);
    expect(chosen?.getAttribute('aria-disabled')).not.toBe('true');
  },
);

it.each([
  ['web.example.org', 'All that is saved is live.'],
  ['ZIP', 'All that is saved is in the ZIP: it is live once you have uploaded that.'],
])('[U5] says what is live where the site last went to %s', async (where, words) => {
  const state: PublishState = {
    ways: [],
    live: { at: new Date().toISOString(), who: 'Tariro', where, changes: [] },
  };
  const ask = async <T,>(): Promise<T> => state as T;
  const { container } = await drawView(<PublishView />, { ask });
  await act(async () => {});
  expect(container.textContent).toContain(words);
});
