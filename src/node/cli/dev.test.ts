import { resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { run } from './dev';

const { devSite } = vi.hoisted(() => ({ devSite: vi.fn<(config: string) => void>() }));

// What serves a site is tested in src/node/dev/plugin.slow.test.ts: starting all of it takes five seconds.
vi.mock('../dev/plugin', () => ({ devSite }));
vi.mock('../serve/untilStopped', () => ({ untilStopped: async () => {} }));
vi.mock('vite', () => ({
  createServer: async () => ({
    config: { logger: { info: told } },
    listen: async () => {},
    printUrls: () => {},
    close: async () => {},
  }),
}));

const told = vi.fn<(line: string) => void>();

it.each([
  [[], 'site.config.json', 'npm run studio'],
  [
    ['--config', 'acme/site.config.json'],
    'acme/site.config.json',
    'npm run studio -- --config acme/site.config.json',
  ],
])(
  'npm run dev with %j serves %s, and names the command that edits it',
  async (args, file, studio) => {
    expect(await run(args)).toBe(0);
    expect(devSite).toHaveBeenLastCalledWith(resolve(file));
    expect(told.mock.lastCall?.[0]).toMatch(new RegExp(`: ${studio}$`));
  },
);
