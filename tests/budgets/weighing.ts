import { sum, type Limit } from './budgets';

/** What is weighed against a limit: a page, or a file of the embed. */
export interface Weighed {
  /** '/about' */
  name: string;
  /** In bytes. */
  allowed: number;
  resources: readonly { url: string; bytes: number }[];
}

/** From this part of a limit on, the run warns. */
const WARNING_SHARE = 0.95;

/** How many of the largest resources are listed. */
const MAX_LISTED = 5;

/** '24.0 KB' */
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Describes by how much something exceeds a limit, with its largest resources.
 * @returns undefined if it is within the limit.
 */
export function overrun(limit: Limit, { name, allowed, resources }: Weighed): string | undefined {
  const weight = sum(resources);
  if (weight <= allowed) return undefined;
  const heaviest = resources
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, MAX_LISTED)
    .map(({ url, bytes }) => `  ${kb(bytes).padStart(8)}  ${url}`);
  return [
    `${name}: ${limit.name} weighs ${kb(weight)}, ${weight - allowed} bytes above its limit of ${kb(allowed)}.`,
    limit.why,
    'Load one of the largest resources later or make it smaller, or raise the limit with a reason (in tests/budgets):',
    ...heaviest,
  ].join('\n');
}

/**
 * Warns of what is above 95 % of a limit, in one line that begins with 'WARNING: ', by which `npm test` finds it.
 * @param all What is weighed against this limit; the one nearest to it is named.
 * @returns undefined if all of it is below.
 */
export function warning(limit: Limit, all: readonly Weighed[]): string | undefined {
  const near = all
    .map((one) => ({ ...one, part: sum(one.resources) / one.allowed }))
    .filter(({ part }) => part >= WARNING_SHARE)
    .toSorted((a, b) => b.part - a.part);
  const [first] = near;
  if (!first) return undefined;
  const others = near.length > 1 ? ` (with ${near.length - 1} more)` : '';
  const weight = `${kb(sum(first.resources))}, ${Math.floor(first.part * 100)} %`;
  return `WARNING: ${first.name}${others}: ${limit.name} weighs ${weight} of its limit of ${kb(first.allowed)}, see tests/budgets.`;
}

/** Prints the warning of a limit, if there is one. */
export function warn(limit: Limit, all: readonly Weighed[]): void {
  const text = warning(limit, all);
  if (text !== undefined) console.warn(text);
}
