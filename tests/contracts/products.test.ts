import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WholeConfig } from '../../src/node/site/company.fixture';
import type { Product } from '../../src/generated/authored';
import { ROOT } from '../architecture/sources';
import { isRequired, QUOTED_IDS, QUOTED_NAMES } from './quotedProducts';

/** Size budget for the drawings of all products, in bytes. */
const MAX_ALL_DRAWINGS_BYTES = 110_000;
/** Size budget for one drawing, in bytes. */
const MAX_DRAWING_BYTES = 3_000;
/** Minimum length of a description, which has to say what a product fits and what to check before ordering. */
const MIN_WORDS = 35;

const config = JSON.parse(readFileSync(join(ROOT, 'site.config.json'), 'utf8')) as WholeConfig;
const products = config.store.products.filter(({ id }) => isRequired(id));
const listed = products.filter(({ unlisted }) => !unlisted);

describe('the required products of the shipped catalogue', () => {
  it('[D12] [D14] are 49 that are listed, 43 of them refrigeration and air conditioning, and 8 that are not', () => {
    expect(listed).toHaveLength(49);
    expect(listed.filter(({ category }) => category === 'refrigeration')).toHaveLength(43);
    expect(products.length - listed.length).toBe(8);
  });

  it('[D12] [D13] have their ids and names', () => {
    const ids = listed.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...QUOTED_IDS]));
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining([...QUOTED_NAMES]));
    expect(ids.filter((id) => id.startsWith('prod-'))).toHaveLength(6);
  });

  it('have a different picture each', () => {
    expect(products.filter(({ image }) => !image).map(({ id }) => id)).toEqual([]);
    expect(alike((product) => product.image?.src)).toEqual([]);
    expect(alike(drawing)).toEqual([]);
  });

  it('have a unique alt text for each picture', () => {
    const bare = products.filter(({ image, name }) => !image?.alt || image.alt === name);
    expect(bare.map(({ id }) => id)).toEqual([]);
    expect(alike((product) => product.image?.alt)).toEqual([]);
  });

  it('have a unique description of sufficient length each', () => {
    const short = products.filter(({ description }) => description.split(/\s+/).length < MIN_WORDS);
    expect(short.map(({ id }) => id)).toEqual([]);
    expect(alike(({ description }) => description)).toEqual([]);
  });

  it('have at least four figures each, without duplicate names', () => {
    const thin = products.filter(({ specifications }) => {
      const names = new Set(specifications.map(({ name }) => name));
      return names.size < 4 || names.size < specifications.length;
    });
    expect(thin.map(({ id }) => id)).toEqual([]);
  });

  it('have no dimension in a drawing that is not in the figures', () => {
    expect(products.flatMap(contradictions)).toEqual([]);
  });

  it('keep their drawings within their size budgets', () => {
    const drawings = products.map(file).filter((path) => path.endsWith('.svg'));
    const weights = drawings.map((path) => statSync(path).size);
    expect(Math.max(...weights)).toBeLessThanOrEqual(MAX_DRAWING_BYTES);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(
      MAX_ALL_DRAWINGS_BYTES,
    );
  });
});

/** Ids of products for which `of` returns the same as for an earlier one. */
function alike(of: (product: Product) => string | undefined): string[] {
  const seen = new Set<string | undefined>();
  return products
    .filter((product) => {
      const repeated = seen.has(of(product));
      seen.add(of(product));
      return repeated;
    })
    .map(({ id }) => id);
}

/** The file of a product's picture. */
function file(product: Product): string {
  return join(ROOT, 'public', product.image?.src ?? '');
}

function drawing(product: Product): string {
  return readFileSync(file(product), 'utf8');
}

/** Dimensions in the drawing ('1 240', 'Ø 24') that are in no row of the table: 'ref-014: 1240'. */
function contradictions(product: Product): string[] {
  const rows = product.specifications.map(({ value }) => value.replaceAll(',', ''));
  const figures = new Set(rows.flatMap((row) => row.match(/\d+(\.\d+)?/g) ?? []));
  return [...drawing(product).matchAll(/<text[^>]*>([^<]*)<\/text>/g)]
    .map(([, label = '']) => label.replaceAll(/[^\d.]/g, ''))
    .filter((measure) => !figures.has(measure))
    .map((measure) => `${product.id}: ${measure}`);
}
