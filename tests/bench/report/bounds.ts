import type { Results } from '../results';
import type { PageFigures } from '../speed/summary';

/** The bounds that the project has set itself. */
const BOUNDS = {
  /** Ours to the same page made by hand. */
  ratio: 1.1,
  cls: 0,
  /** In ms. */
  tbt: 50,
  /** A page that was fetched ahead to the same page loaded whole. */
  onward: 0.4,
  lighthouse: 100,
};

/** Every figure that is above (or, for scores, below) its bound, in a sentence each. */
export function misses({ speed, lighthouse, scale }: Results): string[] {
  return [
    ...(speed?.figures ?? []).flatMap(slowness),
    ...(lighthouse?.figures ?? []).flatMap(({ page, scores }) =>
      Object.entries(scores)
        .filter(([, score]) => score < BOUNDS.lighthouse)
        .map(([name, score]) => `${page}: Lighthouse gives ${score} of 100 for ${name}.`),
    ),
    ...(scale?.figures ?? [])
      .filter(({ seconds, target }) => seconds > target)
      .map(
        ({ name, command, seconds, target }) =>
          `${command}, ${name}: ${seconds.toFixed(1)} s, above ${target} s.`,
      ),
  ];
}

function slowness({ page, profile, ours, limit }: PageFigures): string[] {
  const found: [what: string, value: number, bound: number][] = [
    ['first paint to the limit', ours.fcp / limit.fcp, BOUNDS.ratio],
    ['largest paint to the limit', ours.lcp / limit.lcp, BOUNDS.ratio],
    ['add to list to the limit', ours.add / limit.add, BOUNDS.ratio],
    ['menu to the limit', ours.menu / limit.menu, BOUNDS.ratio],
    ['layout shift', ours.cls, BOUNDS.cls],
    ['blocking time in ms', ours.tbt, BOUNDS.tbt],
    ['next page to its full load', ours.soft / ours.full, BOUNDS.onward],
  ];
  return found
    .filter(([, value, bound]) => value > bound)
    .map(
      ([what, value, bound]) =>
        `${page} on ${profile}: ${what}: ${value.toFixed(2)}, above ${bound}.`,
    );
}
