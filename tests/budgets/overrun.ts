import { allowance, sum, type Budget } from './budgets';
import type { PageParts } from './pageParts';

/** How many of the largest parts are listed. */
const NAMED = 5;

/** '24.0 KB' */
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Describes by how much a page exceeds a budget, with its largest parts.
 * @returns undefined if the page is within its budget.
 */
export function overrun(budget: Budget, page: PageParts, home: PageParts): string | undefined {
  const parts = budget.parts(page);
  const weight = sum(parts);
  const allowed = allowance(budget, page, home);
  if (weight <= allowed) return undefined;
  const heaviest = parts
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED)
    .map(({ url, bytes }) => `  ${kb(bytes).padStart(8)}  ${url}`);
  return [
    `${page.path}: ${budget.name} weighs ${kb(weight)}, ${weight - allowed} bytes above its budget of ${kb(allowed)}.`,
    budget.why,
    'The heaviest parts:',
    ...heaviest,
  ].join('\n');
}
