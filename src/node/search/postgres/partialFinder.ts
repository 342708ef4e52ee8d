import { bare, essence, START, type Codes } from '../../../catalogue/search/codeScores';
import type { Finder } from '../../../catalogue/search/finder';
import type { LabelledColumn } from '../../../catalogue/search/labelBonus';
import { prepareNear } from '../../../catalogue/search/nearTexts';
import { allTexts } from '../../../catalogue/search/partIndex';
import type { SearchSource } from '../../../catalogue/search/searchTypes';
import type { readSynonyms } from '../../../catalogue/search/synonyms';
import { LETTERS, type TermIndex } from '../../../catalogue/search/termIndex';
import { squash } from '../../../catalogue/search/terms';
import type { Gathered } from './gather';

/** What a question is answered from, beside what was gathered for it. */
export interface AllQuestions {
  /** Number of products. */
  count: number;
  source: SearchSource;
  synonyms: ReturnType<typeof readSynonyms>;
}

/** What the page's search finds with, made from the terms and codes of one question instead of all. */
export const partialFinder = (
  { terms, codes }: Gathered,
  { count, source, synonyms }: AllQuestions,
  labelled: readonly LabelledColumn[],
): Finder => ({
  source,
  synonyms,
  labelled: () => labelled,
  index: indexOf(terms, count),
  codes: codesOf(codes),
});

function indexOf(found: Gathered['terms'], count: number): TermIndex {
  const terms = [...found.keys()].toSorted();
  const each = terms.flatMap((term) => found.get(term)?.postings ?? []);
  const starts = new Uint32Array(terms.length + 1);
  each.forEach(({ products }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + products.length;
  });
  const total = starts[terms.length] ?? 0;
  const products = new Uint32Array(total);
  const weights = new Uint8Array(total);
  each.forEach((postings, at) => {
    products.set(postings.products, starts[at]);
    weights.set(postings.weights, starts[at]);
  });
  return {
    terms,
    starts,
    products,
    weights,
    count,
    holding: allTexts(terms),
    near: prepareNear(() => terms.map((term) => (LETTERS.test(term) ? term : ''))),
  };
}

function codesOf(found: Gathered['codes']): Codes {
  const rows = [...found.values()].toSorted((a, b) => a.place - b.place);
  const plain = rows.map((row) => row.plain);
  const isId = rows.map((row) => row.is_id);
  const alike = new Map<string, number[]>();
  plain.forEach((text, n) => {
    const key = essence(text);
    const others = alike.get(key);
    if (others) others.push(n);
    else alike.set(key, [n]);
  });
  return {
    plain,
    products: Uint32Array.from(rows, ({ product }) => product),
    isOwn: rows.map((row) => row.is_own),
    isId,
    alike,
    holding: allTexts(plain.map((text, n) => (isId[n] ? '' : START + bare(text)))),
    near: prepareNear(() => plain.map((text, n) => (isId[n] ? '' : squash(text)))),
  };
}
