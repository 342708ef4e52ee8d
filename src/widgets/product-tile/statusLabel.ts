// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { InterfaceStrings, ProductSummary } from '../../generated/types';

/** The interface texts of what can be said of a product's availability. */
type StatusStrings = Pick<InterfaceStrings, 'statusNew' | 'statusOnOrder' | 'statusDiscontinued'>;

/** In words, whether a product can be had; undefined for what simply can. */
export function statusLabel(
  status: ProductSummary['status'],
  strings: StatusStrings,
): string | undefined {
  if (status === undefined) return undefined;
  const labels = {
    new: strings.statusNew,
    'on-order': strings.statusOnOrder,
    discontinued: strings.statusDiscontinued,
  };
  return labels[status];
}
