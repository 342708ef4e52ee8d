import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { buildSite, type BuildOptions } from './build';
import { publishEmbed } from '../embed/publishEmbed';
import { publishHosting } from '../hosting/publish';
import { createShareImages } from '../render/share/shareImages';
import { COMPANY, companyConfig } from '../site/company.fixture';
import { isReserved } from '../site/published';

vi.mock('../embed/publishEmbed', { spy: true });
vi.mock('../hosting/publish', { spy: true });
vi.mock('../render/share/shareImages', { spy: true });

/** As the instructions of an earlier version have named it. */
const PINNED = 'embed/0.1.0-abcdef.js';

const parent = temporaryFolder();
const outDir = join(parent, 'dist');
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);
let options: BuildOptions;
let last: Map<string, string>;

beforeAll(async () => {
  process.on('unhandledRejection', note);
  const { config, schemas } = await companyConfig();
  options = { root: process.cwd(), siteDir: COMPANY, outDir, config, schemas };
  await buildSite(options);
  writeFileSync(join(outDir, PINNED), 'pinned by a partner');
  last = contents();
}, 60_000);
beforeEach(() => {
  unhandled.length = 0;
});
afterAll(() => process.off('unhandledRejection', note));

/** All files of the built site. */
function contents(): Map<string, string> {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(outDir, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(outDir, name), 'base64')]));
}

async function expectAsItWas(): Promise<void> {
  // Whatever still goes on by then has its chance to do harm.
  await setTimeout(500);
  expect(contents()).toEqual(last);
  expect(readdirSync(parent)).toEqual(['dist']);
  expect(unhandled).toEqual([]);
}

it('puts nothing but pages outside of the addresses that are reserved for it', () => {
  const files = [...contents().keys()].map((name) => `/${name.replaceAll('\\', '/')}`);
  const others = files.filter((name) => !/\.html(\.br|\.gz)?$/.test(name));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((name) => !isReserved(name.replace(/\.(br|gz)$/, '')))).toEqual([]);
});

describe('a build that fails', () => {
  it('leaves the last site and its pinned scripts, at its very end', async () => {
    vi.mocked(publishHosting).mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(buildSite(options)).rejects.toThrow('The disk is full.');
    await expectAsItWas();
  });

  it('tells its error once while other work is under way, ends that, and lets the process go on', async () => {
    const { createShareImages: create } = await vi.importActual<
      typeof import('../render/share/shareImages')
    >('../render/share/shareImages');
    vi.mocked(publishEmbed).mockRejectedValueOnce(new Error('The embed is broken.'));
    vi.mocked(createShareImages).mockImplementationOnce(async (parts) => {
      // The embed has long failed by now, and nobody awaits it yet.
      await setTimeout(100);
      return create(parts);
    });
    await expect(buildSite(options)).rejects.toThrow('The embed is broken.');
    await expectAsItWas();
  });

  it('lets nothing be written any more, however long other work takes to end', async () => {
    const fail = () => Promise.reject(new Error('A picture is broken.'));
    vi.mocked(createShareImages).mockImplementationOnce(fail);
    vi.mocked(publishEmbed).mockImplementationOnce(async (writer) => {
      await setTimeout(300);
      // The folder is gone by now: this must not make another.
      await writer.write('/embed/late.js', 'late');
    });
    await expect(buildSite(options)).rejects.toThrow('A picture is broken.');
    await expectAsItWas();
  });
});

it('keeps what partners have pinned, after builds that have failed too', async () => {
  await buildSite(options);
  expect(readFileSync(join(outDir, PINNED), 'utf8')).toBe('pinned by a partner');
  expect(existsSync(join(outDir, 'index.html'))).toBe(true);
  expect(readdirSync(parent)).toEqual(['dist']);
});
