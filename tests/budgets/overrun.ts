import { allowance, sum, type Budget } from './budgets';
import type { PageResources } from './pageResources';

/** How many of the largest resources are listed. */
const NAMED = 5;

/** '24.0 KB' */
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Describes by how much a page exceeds a budget, with its largest resources.
 * @returns undefined if the page is within its budget.
 */
export function overrun(
  budget: Budget,
  page: PageResources,
  home: PageResources,
): string | undefined {
  const resources = budget.resources(page);
  const weight = sum(resources);
  const allowed = allowance(budget, page, home);
  if (weight <= allowed) return undefined;
  const heaviest = resources
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, NAMED)
    .map(({ url, bytes }) => `  ${kb(bytes).padStart(8)}  ${url}`);
  return [
    `${page.path}: ${budget.name} weighs ${kb(weight)}, ${weight - allowed} bytes above its budget of ${kb(allowed)}.`,
    budget.why,
    'Make one of the largest resources smaller, or load it later (the budgets are in tests/budgets/budgets.ts):',
    ...heaviest,
  ].join('\n');
}
