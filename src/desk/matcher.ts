import { codeKey, codeKeys, plain, soundOf } from './plain';
import type { DeskProduct } from './types';
import { toSorted } from '../catalogue/toSorted';

/** Finds products by what messages say of them. */
export interface Matcher {
  /**
   * By its code, however it is spaced or capitalised. Of several whose codes differ only in that, or which two makers
   * print alike, the one of this name; undefined if that is none.
   */
  byCode: (code: string, name?: string) => DeskProduct | undefined;
  /** By a code of its maker or of others, if it is that of one product. */
  byOtherCode: (code: string) => DeskProduct | undefined;
  /** All that have this name. */
  byName: (name: string) => readonly DeskProduct[];
  /** Those that a text may mean, likeliest first. */
  candidates: (text: string) => readonly DeskProduct[];
}

const MAX_CANDIDATES = 6;
/** A product of whose name a text has less is no candidate. */
const MIN_SHARE = 0.5;

/** Prepares the catalogue for lookups; once, because it may have many thousand products. */
export function createMatcher(products: readonly DeskProduct[]): Matcher {
  const codes = grouped(products, ({ id, code = id }) => [id, code].flatMap(codeKeys));
  const otherCodes = grouped(products, ({ otherCodes: own = [] }) => own.flatMap(codeKeys));
  const names = grouped(products, ({ name }) => [soundOf(name)]);
  const words = products.map((product) => ({
    product,
    words: new Set(stemsOf(`${product.name} ${product.id}`)),
    name: stemsOf(product.name),
  }));
  return {
    byCode(code, name) {
      const found = lookedUp(codes, code);
      if (found.length < 2) return only(found);
      const exact = found.filter((product) => isWritten(code, product));
      if (exact.length === 1) return exact[0];
      return name === undefined
        ? undefined
        : only(found.filter((product) => soundOf(product.name) === soundOf(name)));
    },
    byOtherCode: (code) => only(lookedUp(otherCodes, code)),
    byName: (name) => names.get(soundOf(name)) ?? [],
    candidates(text) {
      const key = codeKey(text);
      const said = stemsOf(text).filter((word) => !/^\d$/.test(word));
      const scored = words.flatMap(({ product, words: known, name }) => {
        const met = said.filter((word) => known.has(word)).length;
        const share = name.filter((word) => said.includes(word)).length / name.length;
        const isCode = key.length > 2 && key.includes(codeKey(product.id));
        if (!isCode && (met === 0 || share < MIN_SHARE)) return [];
        return [{ product, score: (isCode ? 2 : 0) + share + met / (said.length + 1) }];
      });
      return toSorted(scored, (a, b) => b.score - a.score)
        .slice(0, MAX_CANDIDATES)
        .map(({ product }) => product);
    },
  };
}

/** What is called by a code: by all its signs if anything is, else by those that count. */
const lookedUp = (groups: ReadonlyMap<string, DeskProduct[]>, code: string): DeskProduct[] =>
  codeKeys(code)
    .map((key) => groups.get(key))
    .find((found) => found !== undefined) ?? [];

/** Whether a product has just this code, but for its case. */
const isWritten = (said: string, { id, code = id }: DeskProduct): boolean =>
  plain(said).toLowerCase() === plain(code).toLowerCase();

/** A fraction, with or without whole ones before it: '1 1/2', '3/4'. */
const FRACTION = /(?:\b(\d{1,2})[ -])?\b(\d{1,2})\/(\d{1,2})\b/g;

/**
 * The words of a text, those in the plural as in the singular: good enough to find candidates by. A fraction is one word,
 * since the figures of 1/2 are also those of 1 1/2.
 */
const stemsOf = (text: string) =>
  soundOf(
    plain(text).replace(FRACTION, (_, whole = '', above, below) => `${whole}w${above}of${below}`),
  )
    .split(' ')
    .map((word) => word.replace(/(\p{L}{3})s$/u, '$1'));

function grouped(
  products: readonly DeskProduct[],
  keysOf: (product: DeskProduct) => readonly string[],
): Map<string, DeskProduct[]> {
  const groups = new Map<string, DeskProduct[]>();
  for (const product of products) {
    for (const key of new Set(keysOf(product))) {
      const group = groups.get(key);
      if (group) group.push(product);
      else groups.set(key, [product]);
    }
  }
  return groups;
}

const only = (found: readonly DeskProduct[] = []) => (found.length === 1 ? found[0] : undefined);
