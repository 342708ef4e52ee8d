import { expect, it } from 'vitest';
import { DEFAULT_STEPS, STEPS } from './steps';

/** What Playwright is told to leave out in a step. */
function leftOutOf(step: string): RegExp {
  const args = STEPS.find(({ name }) => name === step)?.scripts[0] ?? [];
  const [, pattern = ''] = args.join(' ').match(/--grep-invert=(\S+)/) ?? [];
  return new RegExp(pattern);
}

const isJourney = (title: string) =>
  title.includes('.journey.spec') && !leftOutOf('journeys').test(title);
const isOfTheRest = (title: string) => !leftOutOf('browser').test(title);

// Playwright looks for these patterns in the file, the titles and the tags of a test.
it.each([
  ['list.journey.spec.ts adds @phone', true],
  ['list.journey.spec.ts adds @phone @other-company', false],
  ['list.spec.ts adds', false],
  ['list.spec.ts adds @other-company', false],
])('a browser test runs in one step: %s', (title, byDefault) => {
  expect([isJourney(title), isOfTheRest(title)]).toEqual([byDefault, !byDefault]);
});

it('a run without arguments leaves out what takes long', () => {
  const names = STEPS.filter(({ isExtra }) => !isExtra).map(({ name }) => name);
  expect(DEFAULT_STEPS.map(({ name }) => name)).toEqual(names);
  expect(names).toContain('journeys');
  expect(names).not.toContain('hosts');
});
