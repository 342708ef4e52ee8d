import { countedUnit } from '../../catalogue/units/countedUnit';
import type { Inquiry, SiteConfig, Store } from '../../generated/authored';

/** A store whose products have a unit only if they are not sold singly. */
export function withoutSingleUnits({ store, inquiry }: SiteConfig): Store | undefined {
  return (
    store && {
      ...store,
      products: store.products.map((product) => {
        if (product.unit === undefined || product.unit !== inquiry.unit) return product;
        const { unit: _, ...rest } = product;
        return rest;
      }),
    }
  );
}

/**
 * The words that the part-number box accepts beside a quantity: those in the strings, and the units of the products.
 */
export function unitWords({ site, store, strings }: SiteConfig): string[] {
  const words = strings.partsUnits.split(',').map((word) => word.trim());
  const units = [...new Set(store?.products.map(({ unit = '' }) => unit))];
  const counted = units.map((unit) => countedUnit(unit, site.language));
  return [...new Set([...words, ...units, ...counted])].filter(Boolean);
}

/** Whether a line of the inquiry message names the unit. */
export function namesUnits(texts: Pick<Inquiry, 'line' | 'shortLine' | 'unitLine'>): boolean {
  return [texts.line, texts.shortLine, texts.unitLine].some((line) => line?.includes('{unit}'));
}
