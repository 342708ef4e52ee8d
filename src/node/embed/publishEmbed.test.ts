import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { companyConfig, resolveCompany } from '../site/company.fixture';
import { integrityOf } from '../site/pinned';
import { publishEmbed } from './publishEmbed';
import type { Versions } from './releases';

// Building the scripts takes seconds, and tests/browser/embedPinned.spec.ts runs them.
vi.mock('./keptEmbed', () => ({
  keptEmbed: () =>
    Promise.resolve({ version: '2.0.0-new', files: new Map([['2.0.0-new.js', 'whole();']]) }),
}));

const ROOT = resolve(import.meta.dirname, '../../..');
const PROMISED = 'promised();';

describe('[E41] what partners’ pages fetch', () => {
  let siteDir: string;
  let script: string;
  beforeEach(() => {
    siteDir = temporaryFolder();
    const folder = join(siteDir, 'public/embed');
    script = join(folder, '1.0.0-old.js');
    mkdirSync(folder, { recursive: true });
    writeFileSync(script, PROMISED);
    const release = {
      integrity: integrityOf(PROMISED),
      released: '2031-04-01',
      until: '9033-04-01',
    };
    writeFileSync(join(folder, 'releases.json'), JSON.stringify({ '1.0.0-old': release }));
  });

  /** Publishes the embed of the test company, beside a script of an earlier build. */
  async function publish(written = new Map<string, string>()): Promise<typeof written> {
    const write = (url: string, content: Buffer | string) => {
      written.set(url, content.toString());
      return Promise.resolve();
    };
    const { config, schemas } = await companyConfig();
    const site = await resolveCompany();
    const kept = new Map([['/embed/0.9.0-kept.js', Buffer.from('kept();')]]);
    await publishEmbed({ write }, { root: ROOT, siteDir, cache: '', config, schemas, site, kept });
    return written;
  }

  it('has the release that is promised, the script of the last build and the new one', async () => {
    const written = await publish();
    expect(written.get('/embed/1.0.0-old.js')).toBe(PROMISED);
    expect(written.get('/embed/0.9.0-kept.js')).toBe('kept();');
    expect(written.get('/embed/2.0.0-new.js')).toBe('whole();');
  });

  it('is listed with the hash of each file, and the day until which the release is promised', async () => {
    const written = await publish();
    const text = written.get('/embed/versions.json') ?? '';
    const { latest, released, versions } = JSON.parse(text) as Versions;
    expect([latest, released]).toEqual(['2.0.0-new', '1.0.0-old']);
    const listed = (version: string, code: string, until?: string) => [
      version,
      { file: `/embed/${version}.js`, integrity: integrityOf(code), ...(until && { until }) },
    ];
    expect(versions).toEqual(
      Object.fromEntries([
        listed('0.9.0-kept', 'kept();'),
        listed('1.0.0-old', PROMISED, '9033-04-01'),
        listed('2.0.0-new', 'whole();'),
      ]),
    );
  });

  it.each<[string, () => void, RegExp]>([
    ['is gone', () => rmSync(script), /1\.0\.0-old\.js is missing: it was promised/],
    ['was changed', () => writeFileSync(script, 'other();'), /is not the file that was released/],
  ])('is not written at all when a promised release %s', async (_, harm, sentence) => {
    harm();
    const written = new Map<string, string>();
    await expect(publish(written)).rejects.toThrow(sentence);
    expect(written.size).toBe(0);
  });
});
