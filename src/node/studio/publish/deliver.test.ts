import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { missingRsync } from '../../../../tests/setup/missingRsync';
import { reportMissing } from '../../../../tests/setup/reportMissing';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';
import { deliver } from './deliver';
import type { PublishTarget } from './server';
import { wholeness, writeSite, writeSsh } from './testing';

let folder = '';

beforeEach(() => {
  folder = temporaryFolder();
  writeSite(join(folder, 'site'), 'one');
});

/** Publishes the built site to a place, as Studio does when its button is pressed. */
function publish(place: PublishTarget | undefined): Promise<void> {
  const [config, site, zip] = ['site.config.json', 'site', 'site.zip'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const job = { way: 'server' as const, root: folder, config, site, zip };
  const studio = place === undefined ? {} : { publish: place };
  return deliver(job, { site: { language: 'en' }, studio }, () => {}, new AbortController().signal);
}

describe('[U5] a site is published to the place that the config names', () => {
  it('a folder, from where the config is', async () => {
    await publish({ kind: 'folder', path: 'live' });
    expect(wholeness(join(folder, 'live'))).toBe('one 8');
  });

  it('none, which it says', async () => {
    await expect(publish(undefined)).rejects.toThrow('The config names no place to publish to.');
  });

  const missing = missingRsync();
  reportMissing(missing);
  if (missing !== undefined) return;

  it('a server, by rsync where that is the kind', async () => {
    const [home, programs] = [join(folder, 'home'), join(folder, 'programs')];
    for (const made of [home, programs]) mkdirSync(made);
    writeFileSync(join(home, 'calls'), '0');
    writeSsh(join(programs, 'ssh'));
    vi.stubEnv('SSH_HOME', home);
    vi.stubEnv('PATH', [programs, process.env['PATH']].join(delimiter));
    await publish({ kind: 'rsync', host: 'web.example.org', path: 'www' });
    expect(wholeness(join(home, 'www'))).toBe('one 8');
    // Commands over SSH, which SFTP has no need of.
    expect(Number(readFileSync(join(home, 'calls'), 'utf8'))).toBeGreaterThan(1);
    expect(existsSync(join(home, 'www.versions'))).toBe(true);
    vi.unstubAllEnvs();
  });
});
