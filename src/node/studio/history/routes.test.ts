import { expect, it, onTestFinished } from 'vitest';
import type { FeatureSources } from '../featureSources';
import { serveRoutes } from '../testing';
import { historyRoutes } from './routes';
import type { Versions } from './versions';

/** Asks for a version of a history that lists one, and keeps two. */
async function version(id: string): Promise<Response> {
  const texts: Record<string, string> = { listed: '{"new":1}', older: '{"old":1}' };
  const versions = {
    list: async () => [{ id: 'listed', at: '2026-11-28', who: '', words: [] }],
    read: async (wanted: string) => {
      if (wanted === 'torn') throw new Error('incorrect header check');
      return texts[wanted];
    },
  } as unknown as Versions;
  const { origin, close } = await serveRoutes(historyRoutes({} as FeatureSources, versions));
  onTestFinished(close);
  return fetch(`${origin}/api/history-version?id=${id}`);
}

it('says of a version that is older than those that are listed only what it was', async () => {
  expect(await (await version('older')).json()).toEqual({ value: { old: 1 } });
});

it.each([
  ['torn', 422, 'This version cannot be read: incorrect header check'],
  ['gone', 404, 'This version is not there any more.'],
])(
  'says in a sentence of a version that is %s that it cannot be shown',
  async (id, status, words) => {
    const answer = await version(id);
    expect([answer.status, await answer.text()]).toEqual([status, words]);
  },
);
