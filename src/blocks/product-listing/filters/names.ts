import type { Facet, FacetValue } from '../../../catalogue/search/searchTypes';
import type { InterfaceStrings, ProductSummary } from '../../../generated/types';
import { statusLabel } from '../../../widgets/product-tile/statusLabel';

/** The name of a facet as visitors read it: that of its specification, or an interface text. */
export function facetName({ key, name }: Pick<Facet, 'key' | 'name'>, strings: InterfaceStrings) {
  if (name !== '') return name;
  const own: Record<string, string> = {
    brand: strings.brand,
    status: strings.availability,
    category: strings.categoryName,
  };
  return own[key] ?? key;
}

/** The name of a facet with the unit of its numbers: 'Bore (mm)'. */
export function nameWithUnit(facet: Facet, strings: InterfaceStrings): string {
  const unit = facet.range?.unit;
  return unit ? `${facetName(facet, strings)} (${unit})` : facetName(facet, strings);
}

/** A value of a facet as visitors read it. */
export function valueLabel(
  { key: facet }: Pick<Facet, 'key'>,
  { key, label }: Pick<FacetValue, 'key' | 'label'>,
  strings: InterfaceStrings,
): string {
  if (facet !== 'status') return label;
  // An address may ask for what is no status.
  return statusLabel(key as ProductSummary['status'], strings) ?? label;
}
