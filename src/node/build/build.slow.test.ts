import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary/temporaryFolder';
import { shownTypes } from '../assets/code/shownTypes';
import { buildSite, type BuildOptions, type BuildReport } from './build';
import { publishEmbed } from '../embed/publishEmbed';
import { publishHosting } from '../hosting/publish';
import { createShareImages } from '../render/share/shareImages';
import { pascal } from '../schemas/names';
import { COMPANY, companyConfig } from '../site/company.fixture';
import { isReserved } from '../site/published';

vi.mock('../embed/publishEmbed', { spy: true });
vi.mock('../hosting/publish', { spy: true });
vi.mock('../render/share/shareImages', { spy: true });

/** A script URL that an earlier version's instructions told partners to pin. */
const PINNED = 'embed/0.1.0-abcdef.js';

const parent = temporaryFolder();
const outDir = join(parent, 'dist');
const unhandled: unknown[] = [];
const note = (error: unknown) => unhandled.push(error);
let options: BuildOptions;
/** Without compressed files, which take most of the time. */
let lean: BuildOptions;
let last: Map<string, string>;
let built: Map<string, string>;
let report: BuildReport;

beforeAll(async () => {
  process.on('unhandledRejection', note);
  const { config, schemas } = await companyConfig();
  options = { root: process.cwd(), siteDir: COMPANY, outDir, config, schemas };
  const hosting = { ...config.hosting, compressed: false };
  lean = { ...options, config: { ...config, hosting } };
  report = await buildSite(options);
  built = contents();
  writeFileSync(join(outDir, PINNED), 'pinned by a partner');
  last = contents();
});
beforeEach(() => {
  unhandled.length = 0;
});
afterAll(() => process.off('unhandledRejection', note));

function contents(): Map<string, string> {
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(outDir, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(outDir, name), 'base64')]));
}

async function expectUnchanged(): Promise<void> {
  // Wait, in case work that is still running would damage the folder.
  await setTimeout(500);
  expect(contents()).toEqual(last);
  expect(readdirSync(parent)).toEqual(['dist']);
  expect(unhandled).toEqual([]);
}

it('[S19] reports as many files and bytes as it has written', () => {
  // The marker file, by which a build recognizes its own folder, is empty.
  built.delete('.site-build');
  const sizes = Array.from(built.values(), (content) => Buffer.from(content, 'base64').length);
  expect(report.files).toBe(sizes.length);
  expect(report.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
});

it('[S19] writes a page twice and its data for a product, and no compressed ones if the host compresses', async () => {
  const folder = join(parent, 'lean');
  const { files } = await buildSite({ ...lean, outDir: folder });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  rmSync(folder, { recursive: true });
  expect(names.filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  expect(names.filter((name) => name !== '.site-build')).toHaveLength(files);
  // The page for unknown products counts as well; it has no address of its own.
  const products = options.config.store?.products.length ?? 0;
  expect(names.filter((name) => /product[\\/]/.test(name))).toHaveLength(3 * products + 2);
});

it('publishes the code of blocks that the site shows, and of no others', () => {
  const code = [...built.keys()].map((name) => basename(name));
  const hasCode = (type: string) => code.some((name) => name.startsWith(`${pascal(type)}-`));
  const types = options.schemas.blockTypes.filter((type) => hasCode(type));
  expect(types).toContain('inquiry-list');
  expect(types.filter((type) => !shownTypes(options.config).includes(type))).toEqual([]);
});

it('writes only pages outside its reserved addresses', () => {
  const files = [...contents().keys()].map((name) => `/${name.replaceAll('\\', '/')}`);
  // Files of public/ are copied as they are.
  const made = files.filter((name) => !existsSync(join(COMPANY, 'public', withoutEnding(name))));
  const others = made.filter((name) => !/\.html(\.br|\.gz)?$/.test(name));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((name) => !isReserved(withoutEnding(name)))).toEqual([]);
});

/** The name of the file that a compressed one stands beside. */
const withoutEnding = (name: string) => name.replace(/\.(br|gz)$/, '');

describe('a failing build', () => {
  it('keeps the previous site and its pinned scripts, even if the last step fails', async () => {
    vi.mocked(publishHosting).mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(buildSite(lean)).rejects.toThrow('The disk is full.');
    await expectUnchanged();
  });

  it('rejects once, stops concurrent work and causes no unhandled rejection', async () => {
    const { createShareImages: create } = await vi.importActual<
      typeof import('../render/share/shareImages')
    >('../render/share/shareImages');
    vi.mocked(publishEmbed).mockRejectedValueOnce(new Error('The embed is broken.'));
    vi.mocked(createShareImages).mockImplementationOnce(async (parts) => {
      // By now the embed has failed, while nothing awaits its promise yet.
      await setTimeout(100);
      return create(parts);
    });
    await expect(buildSite(lean)).rejects.toThrow('The embed is broken.');
    await expectUnchanged();
  });

  it('writes nothing after the failure, however long other work takes to stop', async () => {
    const fail = () => Promise.reject(new Error('A picture is broken.'));
    vi.mocked(createShareImages).mockImplementationOnce(fail);
    vi.mocked(publishEmbed).mockImplementationOnce(async (writer) => {
      await setTimeout(300);
      // The folder has been removed: this must not create it again.
      await writer.write('/embed/late.js', 'late');
    });
    await expect(buildSite(lean)).rejects.toThrow('A picture is broken.');
    await expectUnchanged();
  });
});

it('keeps the scripts that partners have pinned, also after failed builds', async () => {
  await buildSite(lean);
  expect(readFileSync(join(outDir, PINNED), 'utf8')).toBe('pinned by a partner');
  expect(existsSync(join(outDir, 'index.html'))).toBe(true);
  expect(readdirSync(parent)).toEqual(['dist']);
});
