import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { newHost, nextAtHost } from './newHost';

const ROOT = resolve(import.meta.dirname, '../../../..');

const { scripts, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** The content of the file for a host. */
async function fileOf(host: string): Promise<string> {
  const root = temporaryFolder();
  for (const part of ['schemas', 'embed/elements', '.oxfmtrc.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true });
  const { files = [], problem } = { files: undefined, ...(await newHost(root, host)) };
  expect(problem).toBeUndefined();
  return readFileSync(join(root, files[0] ?? ''), 'utf8');
}

const oldest = Number.parseInt(engines.node.replace(/\D*/, ''), 10);

it.each(['github-pages', 'netlify'])(
  '[U18] tells %s to build with a Node that this project takes, and to publish what was built',
  async (host) => {
    const text = await fileOf(host);
    const [, node = ''] = /node.version\W+(\d+)/i.exec(text) ?? [];
    expect(Number(node)).toBeGreaterThanOrEqual(oldest);
    const run = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name);
    expect(run).toEqual(['build']);
    expect(Object.keys(scripts)).toContain('build');
    expect(text).toMatch(/(path:|publish =) "?dist"?$/m);
    expect(nextAtHost(host).length).toBeGreaterThan(0);
  },
);

it('[U18] lets GitHub install before it restores pictures, and build every night for what has dates', async () => {
  const text = await fileOf('github-pages');
  const steps = [...text.matchAll(/^ +- (?:uses|run|id): (.+)$/gm)].map(([, step]) => step);
  expect(steps).toEqual([
    expect.stringMatching(/checkout/),
    expect.stringMatching(/setup-node/),
    'npm ci',
    expect.stringMatching(/cache/),
    'npm run build',
    expect.stringMatching(/upload-pages-artifact/),
    'pages',
  ]);
  expect(text).toMatch(/cron: '\d+ \d+ \* \* \*'/);
  // The action deploy-pages needs these permissions.
  expect(text).toMatch(/pages: write\n +id-token: write/);
});

it('names the hosts that it knows', async () => {
  const { problem } = await newHost(temporaryFolder(), 'nowhere');
  expect(problem).toContain('github-pages or netlify');
});
