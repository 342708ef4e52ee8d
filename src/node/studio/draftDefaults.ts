import type { Product, SiteConfig } from '../../generated/authored';
import { copied } from '../../document/copied';
import { isRecord } from '../../document/isRecord';
import { valueAt } from '../../document/values';
import { loadValidator } from '../config/check/shape/loadValidator';
import { PRODUCTS_PATH } from '../config/productFiles/namedFiles';
import { withProductsSet } from '../config/productFiles/withProducts';
import { generate } from '../schemas/generate';

/** A copy of a draft with its defaults. */
export interface WithDefaults {
  /** Its products are shared by all drafts that have them: not to be changed. */
  config: SiteConfig;
  /** Whether its schema allows all of it; else only what stands before a mistake has its defaults. */
  isValid: boolean;
}

/** Fills defaults into drafts, which are not changed. */
export type FillDefaults = (draft: unknown) => Promise<WithDefaults>;

/**
 * Drafts of one session have nearly all products in common. So each product is gone through once, and not again for every
 * draft that has it.
 */
export function createFillDefaults(root: string): FillDefaults {
  let kept = { hash: '', products: new WeakMap<object, Product>() };
  return async (draft) => {
    const { hash } = await generate(root);
    if (kept.hash !== hash) kept = { hash, products: new WeakMap() };
    const { products: known } = kept;
    const validate = loadValidator(root, hash);
    const list = valueAt(draft, PRODUCTS_PATH);
    if (!Array.isArray(list) || !list.every(isRecord)) {
      const config = copied(draft);
      return { isValid: validate(config), config: config as SiteConfig };
    }
    const fresh = list.filter((product) => !known.has(product));
    const config = copied(withProductsSet(draft, fresh)) as SiteConfig;
    const isValid = validate(config);
    const filled = config.store?.products ?? [];
    // Of what has a mistake, it is not known whether it has its defaults.
    const own = isValid ? known : new WeakMap<object, Product>();
    for (const [index, product] of fresh.entries())
      if (filled[index]) own.set(product, filled[index]);
    const products = list.flatMap((product) => known.get(product) ?? own.get(product) ?? []);
    return { isValid, config: withProductsSet(config, products) as SiteConfig };
  };
}
