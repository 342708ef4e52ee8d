import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cropBox, cropped } from './crop';
import { decode } from './encode';

/** 200 × 100 px: red on the left, blue on the right; stored lying on its side if `orientation` says so. */
async function photo(orientation = 1): Promise<Buffer> {
  const half = { create: { width: 100, height: 100, channels: 3, background: '#f00' } } as const;
  const image = sharp({ create: { ...half.create, width: 200, background: '#00f' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .png();
  const upright = await image.toBuffer();
  if (orientation === 1) return upright;
  return sharp(upright).rotate(-90).withMetadata({ orientation }).jpeg().toBuffer();
}

const RIGHT = { x: 50, y: 0, width: 50, height: 100 };

it.each([1, 6])('[V5] cuts the part as it is seen, with orientation %i', async (orientation) => {
  const content = await photo(orientation);
  expect(await cropBox(content, RIGHT)).toEqual({ left: 100, top: 0, width: 100, height: 100 });
  const { dominant } = await sharp(await cropped(content, RIGHT)).stats();
  expect(dominant.b).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(40);
  const pixels = await decode(content, 1920, RIGHT);
  expect([pixels.width, pixels.height]).toEqual([100, 100]);
});

it('never leaves the photo, whatever the numbers are', async () => {
  const content = await photo();
  expect(await cropBox(content, { x: 95, y: 95, width: 100, height: 5 })).toEqual({
    left: 190,
    top: 95,
    width: 10,
    height: 5,
  });
});
