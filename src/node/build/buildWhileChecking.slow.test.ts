import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkApart } from '../config/check/apart/checkApart';
import { checkConfig, type CheckResult } from '../config/check/checkConfig';
import { companyWith } from '../config/productFiles/testing';
import { buildWhileChecking, isWorthThread, type Sources } from './buildWhileChecking';

const root = resolve(import.meta.dirname, '../../..');
const REPORT = { pages: 1, files: 1, bytes: 1, time: 1 };

let file: string;
let told: CheckResult[];
let published: boolean;
/** A build that waits for approval, as `buildSite` does. */
const whole: Sources['build'] = async ({ approve }) => {
  await approve();
  await approve();
  published = true;
  return REPORT;
};
const run = async (build = whole, strict = false) =>
  buildWhileChecking({
    file,
    root,
    strict,
    build,
    tell: (result) => told.push(result),
  });

const LINES = (products: unknown): string =>
  (products as unknown[]).map((one) => `${JSON.stringify(one)}\n`).join('');

beforeEach(() => {
  const { products } = companyWith([], {});
  ({ file } = companyWith({ from: 'all.jsonl' }, { 'all.jsonl': LINES(products) }));
  told = [];
  published = false;
});

/** Changes the text of the file with the products. */
function change(from: string, to: string): void {
  const products = join(dirname(file), 'all.jsonl');
  const text = readFileSync(products, 'utf8');
  expect(text).toContain(from);
  writeFileSync(products, text.replace(from, to));
}

/** What a check before the build would say: its mistakes, and the number of its warnings. */
async function before(strict = false) {
  const { problems, ok, config, files } = await checkConfig(file, { root, strict });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { errors, warnings: problems.length - errors.length, ok, config, files };
}

const toldOnce = () => {
  expect(told).toHaveLength(1);
  const [{ problems, ok, config, files } = {} as CheckResult] = told;
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { errors, warnings: problems.length - errors.length, ok, config, files };
};

describe('a build while the config is checked', () => {
  it('is given what the check would give, and told the same', async () => {
    // A warning, which is counted: a text that was pasted.
    change('"description":"', '"description":"An\u200B ');
    let given: unknown;
    const build: Sources['build'] = async (read) => {
      given = read.config;
      return whole(read);
    };
    expect(await run(build)).toEqual(REPORT);
    const wanted = await before();
    expect(wanted.warnings).toBeGreaterThan(0);
    expect(toldOnce()).toEqual(wanted);
    expect(given).toEqual(wanted.config);
    expect(published).toBe(true);
  });

  it.each<[what: string, strict: boolean, from: string, to: string]>([
    ['a category that is not there', false, '"category":"engines"', '"category":"engine-s"'],
    ['two of one code', false, '"id":"eng-021"', '"id":"eng-010"'],
    [
      'a picture that is not there',
      false,
      '"unit":"pair"',
      '"unit":"pair","image":{"src":"/images/no.svg","alt":"Winch"}',
    ],
    ['a warning, where they are mistakes', true, '"description":"', '"description":"An\u200B '],
  ])('publishes nothing, and tells the same of %s', async (_, strict, from, to) => {
    change(from, to);
    expect(await run(whole, strict)).toBe('refused');
    const wanted = await before(strict);
    expect(wanted.errors.length).toBeGreaterThan(0);
    // What has mistakes is not built, so the one has no config to tell of.
    expect(toldOnce()).toEqual({ ...wanted, config: expect.anything() });
    expect(published).toBe(false);
  });

  it('tells the mistake, where the build fails by it', async () => {
    change('"category":"engines"', '"category":"engine-s"');
    const failing = async () => Promise.reject(new Error('There is no such category.'));
    expect(await run(failing)).toBe('refused');
    expect(toldOnce().errors).toEqual((await before()).errors);
  });

  it('fails as the build does, where there is no mistake', async () => {
    const failing = async () => Promise.reject(new Error('The disk is full.'));
    await expect(run(failing)).rejects.toThrow('The disk is full.');
    expect(toldOnce().ok).toBe(true);
  });
});

describe('the check comes first', () => {
  it.each<[what: string, change: () => void]>([
    ['a product has not the form of one', () => change('"category":"engines",', '')],
    ['a line cannot be read', () => appendFileSync(join(dirname(file), 'all.jsonl'), '{"id')],
    ['the config cannot be read', () => appendFileSync(file, '}')],
    [
      'the config has another version',
      () =>
        writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": \d+/, '"version": 1')),
    ],
  ])('if %s', async (_, spoil) => {
    spoil();
    expect(await run()).toBeUndefined();
    expect([told, published]).toEqual([[], false]);
  });

  it('if a file was saved between the two', async () => {
    const startCheck: typeof checkApart = (...given) => {
      const { found, stop } = checkApart(...given);
      return { found: found.then((one) => ({ ...one, fingerprint: 'of before' })), stop };
    };
    const tell = (result: CheckResult) => told.push(result);
    const sources = { file, root, strict: false, build: whole, tell, startCheck };
    expect(await buildWhileChecking(sources)).toBeUndefined();
    expect([told, published]).toEqual([[], false]);
  });
});

it('only a large catalogue is worth it, and a machine with two cores', () => {
  expect(isWorthThread(file, 8)).toBe(false);
  appendFileSync(join(dirname(file), 'all.jsonl'), '\n'.repeat(2_000_000));
  expect(isWorthThread(file, 8)).toBe(true);
  expect(isWorthThread(file, 1)).toBe(false);
});
