import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createPictureSizes } from './pictureSizes';

it('measures a picture again that could not be measured before', async () => {
  const sizeOf = createPictureSizes();
  await expect(sizeOf('/images/a.jpg', Buffer.from('half of it'))).rejects.toThrow('image format');
  const photo = sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } });
  expect(await sizeOf('/images/a.jpg', await photo.jpeg().toBuffer())).toBeGreaterThan(0);
});
