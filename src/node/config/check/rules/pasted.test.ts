import { expect, it } from 'vitest';
import { check, GOOD, swap } from '../../../../../tests/broken-configs/breaking';

it('[K20] warns of characters that Word leaves in a text, with their position and a fix', async () => {
  const { problems, ok } = await check(
    swap(GOOD, '"Bronze Winch"', String.raw`"Bronze\u00a0Winch\u200b"`),
  );
  expect(ok).toBe(true);
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      path: 'store › products › 3 "dk-003" › name',
      message:
        'This text has a no-break space where a plain one belongs (U+00A0) in it, after "Bronze" and in one other place: it was probably pasted from another program.',
      fix: [{ op: 'set', at: '/store/products/2/name', value: 'Bronze Winch' }],
    },
  ]);
});

it('[K20] reports an address with such a character once, as an invalid address', async () => {
  const { problems } = await check(
    swap(
      GOOD,
      '"yard@brackwater.internal",\n      "hours"',
      String.raw`"yard@brackwater.internal\u200b",` + '\n      "hours"',
    ),
  );
  expect(problems.filter(({ message }) => message.includes('pasted'))).toEqual([]);
});
