import { describe, expect, it } from 'vitest';
import { check, GOOD, technical } from './breaking';
import { fix } from './fixing';

/**
 * Every n-th entry of a list, so that a run takes seconds; from another one on for each case, so that all cases together
 * cover more places.
 */
function some<T>(all: readonly T[], count: number, from = 0): T[] {
  const every = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, index) => index % every === from % every);
}

const PLACES = Array.from(GOOD, (_, index) => index);

/** The messages for many texts that are not plain sentences. */
async function technicalIn(texts: readonly string[]): Promise<string[]> {
  const odd: string[] = [];
  for (const text of texts) {
    // Sequentially, because all checks write the same file.
    const { problems } = await check(text);
    odd.push(...problems.flatMap((problem) => technical(problem) ?? []));
  }
  return odd;
}

/** The pointers to all values of the good config, with a function that replaces each. */
function replacements(): ((value: unknown) => string)[] {
  const all: ((value: unknown) => string)[] = [];
  const visit = (node: unknown, steps: string[]): void => {
    all.push((value) => replaced(steps, value));
    if (typeof node !== 'object' || node === null) return;
    for (const [key, part] of Object.entries(node)) visit(part, [...steps, key]);
  };
  visit(JSON.parse(GOOD), []);
  return all;
}

function replaced(steps: readonly string[], value: unknown): string {
  if (steps.length === 0) return JSON.stringify(value);
  const config: unknown = JSON.parse(GOOD, undefined);
  let node = config;
  for (const step of steps.slice(0, -1)) node = Reflect.get(Object(node), step);
  Reflect.set(Object(node), steps.at(-1) ?? '', value);
  return JSON.stringify(config, null, 2);
}

const VALUES = [null, true, 7, 'a', '', [], [null], {}, { type: 'hero' }];
const CHARACTERS = ['', '"', '}', ']', ',', ':', "'", '\\', '//', '\n'];

describe('the checker', () => {
  it.each(VALUES.map((value, from) => ({ value, from })))(
    'answers in sentences when any value is replaced by $value',
    async ({ value, from }) => {
      const texts = some(replacements(), 40, 11 * from).map((replace) => replace(value));
      expect(await technicalIn(texts)).toEqual([]);
    },
  );

  it.each(CHARACTERS.map((other, from) => ({ other, from })))(
    'answers in sentences when any character is replaced by $other',
    async ({ other, from }) => {
      const places = some(PLACES, 50, 37 * from);
      const texts = places.map((at) => GOOD.slice(0, at) + other + GOOD.slice(at + 1));
      expect(await technicalIn(texts)).toEqual([]);
    },
  );

  it('applies all fixes, and never breaks the file', async () => {
    for (const [from, value] of [7, '', 'Hero ', ['a'], 'https://x.co/A b'].entries()) {
      for (const replace of some(replacements(), 30, 11 * from)) {
        const { result, text } = await fix(replace(value));
        expect(() => JSON.parse(text)).not.toThrow();
        expect(result.problems.filter((one) => one.fix ?? one.repair)).toEqual([]);
      }
    }
  });

  it('answers in sentences wherever the file is truncated', async () => {
    const texts = some(PLACES, 100).map((end) => GOOD.slice(0, end));
    expect(await technicalIn(texts)).toEqual([]);
  });
});
