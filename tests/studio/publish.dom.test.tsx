import { act } from 'react';
import { expect, it } from 'vitest';
import type { StudioEvent, StudioProblem } from '../../src/studio/protocol';
import type { PublishState, Way } from '../../src/studio/views/publish/protocol';
import { PublishView } from '../../src/studio/views/publish/PublishView';
import { drawView } from './drawView';

const MISTAKE: StudioProblem = {
  severity: 'error',
  pointer: '/pages/0/title',
  path: 'Home (/) › title',
  message: 'The title is empty.',
};

it.each<[Way, string]>([
  ['push', 'Not sent. What was live still is.'],
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
  [true, 'There is a mistake: until it is mended, nothing can be published.'],
  [
    false,
    'There is a mistake. Only what was saved last can be published, unless the mistake is in that, too.',
  ],
])(
  '[U5] says what can be published where there is a mistake and saved is %s',
  async (saved, words) => {
    const state: PublishState = { ways: [{ way: 'zip', where: 'ZIP' }] };
    let tell: (event: StudioEvent) => void = () => {};
    const { container } = await drawView(<PublishView />, {
      ask: async <T,>(): Promise<T> => state as T,
      events: (_, hear) => {
        tell = hear;
      },
    });
    await act(async () => {
      tell({ type: 'problems', revision: 1, check: 2, problems: [MISTAKE] });
      tell({ type: 'saved', revision: 1, isSaved: saved });
    });
    expect(container.textContent).toContain(words);
    const zip = container.querySelector('[aria-describedby="way-zip"]');
    expect(zip?.getAttribute('aria-disabled')).not.toBe('true');
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

it('[U5] leads to the site once it is published to a server', async () => {
  const state: PublishState = {
    ways: [{ way: 'server', where: 'web.example.org' }],
    outcome: {
      way: 'server',
      state: 'done',
      at: '2026-11-28T10:00:00Z',
      pages: 3,
      files: 20,
      bytes: 9000,
    },
  };
  const { container } = await drawView(<PublishView />, {
    ask: async <T,>(): Promise<T> => state as T,
  });
  await act(async () => {});
  const link = container.querySelector<HTMLAnchorElement>('[role=status] a');
  expect(link?.textContent).toMatch(/^Look at \S+\.\S+$/);
  expect(link?.target).toBe('_blank');
});
