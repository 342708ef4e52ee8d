import { expect, it } from 'vitest';

/**
 * Defines a test that says what could not be tested, in the place of those that need it: skipped tests fail a run. The
 * summary of `npm test` lists it; in CI, where that would go unnoticed, the test fails.
 * @param missing What was not found and how to install it, as a sentence; undefined if nothing is missing.
 */
export function reportMissing(missing: string | undefined): void {
  it.each(missing === undefined ? [] : [missing])('is not tested: %s', (sentence) => {
    console.warn(`NOT TRIED: ${sentence}`);
    expect(process.env['CI'] ? sentence : '').toBe('');
  });
}
