import { describe, expect, it } from 'vitest';
import type { Dictionary } from './dictionary';
import type { Tool } from '../language/spoken';
import { ENGLISH } from './testing';

const found = import.meta.glob<Dictionary>('./*/dictionary.ts', {
  import: 'DICTIONARY',
  eager: true,
});

/** A text in English and in another language, with where it stands. */
interface Pair {
  where: string;
  english: unknown;
  other: unknown;
}

function pairsIn(english: unknown, other: unknown, where: string): Pair[] {
  if (typeof english !== 'object' || english === null) return [{ where, english, other }];
  return Object.entries(english).flatMap(([key, one]) =>
    pairsIn(one, Reflect.get(Object(other), key), `${where}.${key}`),
  );
}

/** Values that can be told apart in any sentence. */
const FILLED = [7001, 8002, 9003, 6004];

/** An object with a number for every name, the same for the same name. */
const record = new Proxy(
  {},
  {
    get: (_, name) => (typeof name === 'string' ? FILLED[name.length % FILLED.length] : undefined),
  },
);

/** Numbers, texts, lists, objects: whatever a sentence is filled with. */
const ASKED = [
  FILLED,
  FILLED.map(String),
  FILLED.map((one) => [String(one)]),
  FILLED.map(() => record),
];

/** What is written for some values; undefined for values of another type. */
function said(words: unknown, values: readonly unknown[]): string | undefined {
  if (typeof words !== 'function') return String(words);
  try {
    return String(Reflect.apply(words, undefined, values));
  } catch {
    return undefined;
  }
}

/** Which of the values a sentence says, whatever stands between their digits, and whether one was forgotten. */
function valuesIn(text: string): string[] {
  const digits = text.replaceAll(/(?<=\d)[\s.,](?=\d)/g, '');
  const forgotten = /undefined|NaN/.test(text) ? ['nothing'] : [];
  return [...FILLED.map(String).filter((value) => digits.includes(value)), ...forgotten];
}

describe.each(Object.entries(found))('%s', (_, { formats, words }) => {
  const pairs = Object.entries(words).flatMap(([tool, other]) =>
    pairsIn(ENGLISH[tool as Tool], other, tool),
  );

  it('has a text wherever English has one', () => {
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs.filter(({ other }) => other === undefined || other === '')).toEqual([]);
  });

  it('fills in what English fills in', () => {
    const wrong = pairs.flatMap(({ where, english, other }) =>
      ASKED.flatMap((values) => {
        const [ours, theirs] = [said(english, values), said(other, values)];
        if (ours === undefined) return [];
        const [wanted, filled] = [valuesIn(ours), valuesIn(theirs ?? 'undefined')];
        return filled.join() === wanted.join() ? [] : [`${where}: ${ours} | ${theirs}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has a sentence for none, one and many, wherever English has one', () => {
    const silent = pairs.filter(({ english, other }) =>
      [0, 1, 2, 1_000_000].some(
        (count) => (said(english, [count, 1]) === '') !== (said(other, [count, 1]) === ''),
      ),
    );
    expect(silent).toEqual([]);
  });

  it('leaves no sentence in English', () => {
    const same = pairs.filter(
      ({ english, other }) => english === other && String(english).split(' ').length > 2,
    );
    expect(same).toEqual([]);
  });

  it('has a notation that the browser knows', () => {
    expect(Intl.PluralRules.supportedLocalesOf(formats)).toEqual([formats]);
  });
});
