import { describe, expect, it } from 'vitest';
import { check, GOOD } from '../../../../../tests/broken-configs/breaking';

/** What the check says of notations, for a company with these fields in place of its language. */
async function saidOf(fields: string): Promise<string[]> {
  const { problems } = await check(GOOD.replace('"language": "en-GB"', fields));
  return problems
    .filter(({ message }) => message.includes('notation'))
    .map(({ path, message }) => `${path}: ${message}`);
}

describe('a language without a notation of numbers and dates', () => {
  it('is named', async () => {
    expect(await saidOf('"language": "ny"')).toEqual([
      'site › language: No notation of numbers and dates is known for "ny": they are written as in British English.',
    ]);
  });

  it('is no matter where the config says which to use', async () => {
    expect(await saidOf('"language": "ny", "format": "en-ZM"')).toEqual([]);
  });
});
