import { expect, it } from 'vitest';
import { check, GOOD, swap } from '../../../../../tests/broken-configs/breaking';

const SHARE = '"src": "/images/share.png", "alt": "The slipway of the yard"';

const told = async (text: string) =>
  (await check(text)).problems.map(
    ({ severity, path, message }) => `${severity} ${path}: ${message}`,
  );

it('[V5] a crop that ends beyond the photo is an error, one that ends at its edge is none', async () => {
  const crop = (width: number) =>
    swap(GOOD, SHARE, `${SHARE}, "crop": { "x": 40, "y": 0, "width": ${width}, "height": 100 }`);
  expect(await told(crop(70))).toEqual([
    'error site › shareImage › crop › width: The crop ends 10 % beyond the right edge of the photo.',
  ]);
  expect(await told(crop(60))).toEqual([]);
});

it('[V5] a focus point on a drawing is a warning, and its fix takes it away', async () => {
  const text = swap(
    GOOD,
    '"src": "/images/winch.svg", "alt": "Winch with its handle"',
    '"src": "/images/winch.svg", "alt": "Winch", "focus": { "x": 10, "y": 90 }',
  );
  const { problems } = await check(text);
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      message: 'A drawing is always shown whole: this is for photos.',
      fix: [{ op: 'unset', at: '/store/categories/1/image/focus' }],
    },
  ]);
});
