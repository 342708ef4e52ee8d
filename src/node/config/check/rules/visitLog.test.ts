import { expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

async function saidOf(log: string): Promise<string[]> {
  const { problems } = await check(JSON.stringify({ ...JSON.parse(GOOD), studio: { log } }));
  return problems.map(({ message }) => message);
}

it.each(['public/access.log', './public/logs/access.log', 'public'])(
  '[T80] refuses a log that would be published: %s',
  async (log) => {
    expect(await saidOf(log)).toEqual([expect.stringContaining(`"${log}" lies in public`)]);
  },
);

it.each(['/var/log/nginx/access.log', '../logs/access.log', 'public-logs/access.log'])(
  '[T80] is content with a log elsewhere: %s',
  async (log) => {
    expect(await saidOf(log)).toEqual([]);
  },
);
