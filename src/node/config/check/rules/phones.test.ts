import { describe, expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of a number of an office. */
async function saidOf(number: string): Promise<string[]> {
  const { problems } = await check(GOOD.replace('+44 1632 960123', number));
  return problems.map(({ message, advice }) => `${message} ${advice}`);
}

describe('a phone number', () => {
  it.each([
    '+263 77 123 4567',
    '+265 999 123 456',
    '+47 70 55 01 15',
    '+39 06 1234567',
    '+263 24 2123456',
  ])('that can be called is no mistake: %s', async (number) => {
    expect(await saidOf(number)).toEqual([]);
  });

  it.each([
    ['+263 077 123 4567', '+263 77 123 4567'],
    ['+265 0999 123 456', '+265 999 12 34 56'],
  ])('has no 0 after the country’s code: %s', async (number, meant) => {
    expect(await saidOf(number)).toEqual([
      `"${number}" has a 0 after the country’s code, which is dialled only within the country. Write ${meant}.`,
    ]);
  });

  it.each([
    ['+263 77 12', 'has too few or too many digits for its country.'],
    ['+263 77 123 4567 89', 'has too few or too many digits for its country.'],
    [
      '+263 4 700 123',
      'is no number of its country’s plan: it may be an old one, or lack a digit.',
    ],
    ['+99 12 345 6789', 'begins with a code that no country has.'],
  ])('that cannot be called is named: %s', async (number, message) => {
    expect(await saidOf(number)).toEqual([
      `"${number}" ${message} Call it once from abroad, or copy it from where it is known to work.`,
    ]);
  });
});
