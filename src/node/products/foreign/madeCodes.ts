import { uniqueId } from '../../../document/table/identity';
import { note, type Notes } from './notes';
import type { ForeignProduct } from './product';

/** What Odoo calls a record that nobody has given a name. */
const OF_SYSTEM = /^__export__\b/;

/**
 * Products with short names made of their names, where they have no code that people know; two have one only where they
 * have one name.
 * @param codeOf Makes one of a name; '' if it cannot.
 */
export function withMadeCodes(
  products: readonly ForeignProduct[],
  codeOf: (name: string) => string,
  notes: Notes,
): ForeignProduct[] {
  const codes = new Map<string, string>();
  const taken = new Set(products.map(({ code }) => code.toLowerCase()));
  return products.map((product) => {
    if (!isMissing(product)) return product;
    note(notes, 'products without a code: the short name in their address is made of their name');
    const known = codes.get(product.name);
    const code = known ?? uniqueId(codeOf(product.name) || 'product', (id) => taken.has(id));
    codes.set(product.name, code);
    taken.add(code);
    return Object.assign({}, product, { code, isCodeMade: true });
  });
}

const isMissing = ({ code }: ForeignProduct): boolean => code.trim() === '' || OF_SYSTEM.test(code);
