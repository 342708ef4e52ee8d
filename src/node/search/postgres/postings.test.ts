import { expect, it } from 'vitest';
import { packCells, packPostings, unpackCells, unpackPostings } from './postings';

it('products and what a term says in each come back as they were packed, near and far', () => {
  const postings = {
    products: Uint32Array.of(0, 1, 8, 9, 2000, 999_999, 16_000_000),
    weights: Uint8Array.of(10, 2, 9, 3, 8, 5, 6),
  };
  expect(unpackPostings(packPostings(postings))).toEqual(postings);
});

it('what most terms have takes one byte for a product, or two', () => {
  const products = Uint32Array.from({ length: 1000 }, (_, n) => n * 7);
  expect(packPostings({ products, weights: new Uint8Array(1000).fill(8) })).toHaveLength(1000);
});

it('a product may have several values in a column', () => {
  const cells: [number, number][] = [
    [3, 0],
    [3, 700],
    [4, 1],
    [90_000, 0],
  ];
  const { products, of } = unpackCells(packCells(cells));
  expect([...products].map((product, n) => [product, of[n]])).toEqual(cells);
});
