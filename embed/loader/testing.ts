import { atOnce } from '../../src/cart/atOnce';
import { createCart } from '../../src/cart/store';
import { memoryStorage } from '../../src/cart/testing';

/** An empty list in memory. */
export const memoryCart = () =>
  createCart({ storage: memoryStorage(), key: 'list', turns: atOnce });
