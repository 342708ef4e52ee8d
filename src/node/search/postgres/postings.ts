import type { Cells } from '../parts/columns';
import type { Postings } from '../parts/postings';

/** A weight is below this, so that product and weight are one number. */
const SCALE = 16;
/** A byte of a packed number has seven bits of it; the eighth says that more follow. */
const BASE = 128;

/** Packs postings: the steps from product to product are small numbers, most of which take one byte or two. */
export function packPostings({ products, weights }: Postings): Buffer {
  const packed: number[] = [];
  let before = 0;
  products.forEach((product, n) => {
    packNumber(packed, (product - before) * SCALE + (weights[n] ?? 0));
    before = product;
  });
  return Buffer.from(packed);
}

/** Reads what `packPostings` has written. */
export function unpackPostings(packed: Buffer): Postings {
  const count = countNumbers(packed);
  const products = new Uint32Array(count);
  const weights = new Uint8Array(count);
  let product = 0;
  let row = 0;
  eachNumber(packed, (number) => {
    product += (number / SCALE) | 0;
    products[row] = product;
    weights[row] = number % SCALE;
    row += 1;
  });
  return { products, weights };
}

/** Packs the cells of a column: products in their order, each with the place of a value; one may have several. */
export function packCells(cells: Iterable<readonly [product: number, value: number]>): Buffer {
  const packed: number[] = [];
  let before = 0;
  for (const [product, value] of cells) {
    packNumber(packed, product - before);
    packNumber(packed, value);
    before = product;
  }
  return Buffer.from(packed);
}

/** Reads what `packCells` has written. */
export function unpackCells(packed: Buffer): Cells {
  const count = countNumbers(packed) / 2;
  const products = new Uint32Array(count);
  const of = new Uint32Array(count);
  let product = 0;
  let n = 0;
  eachNumber(packed, (number) => {
    if (n % 2 === 0) {
      product += number;
      products[n >> 1] = product;
    } else of[n >> 1] = number;
    n += 1;
  });
  return { products, of };
}

function packNumber(packed: number[], number: number): void {
  let rest = number;
  while (rest >= BASE) {
    packed.push((rest % BASE) + BASE);
    rest = Math.floor(rest / BASE);
  }
  packed.push(rest);
}

/** Every number ends with a byte of seven bits. */
function countNumbers(packed: Buffer): number {
  let count = 0;
  for (let at = 0; at < packed.length; at += 1) if ((packed[at] ?? 0) < BASE) count += 1;
  return count;
}

function eachNumber(packed: Buffer, found: (number: number) => void): void {
  let number = 0;
  let factor = 1;
  for (let at = 0; at < packed.length; at += 1) {
    const byte = packed[at] ?? 0;
    if (byte >= BASE) {
      number += (byte - BASE) * factor;
      factor *= BASE;
    } else {
      found(number + byte * factor);
      number = 0;
      factor = 1;
    }
  }
}
