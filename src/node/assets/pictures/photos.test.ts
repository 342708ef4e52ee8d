import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Picture } from '../../../generated/types';
import { createPhotos, type Photos } from './photos';
import { temporaryFolder } from '../../../../tests/temporary/temporaryFolder';

const cache = temporaryFolder();

/** The widths that a picture offers in a format, and their files. */
function offered({ sources }: Omit<Picture, 'alt'>, format: string, { files }: Photos) {
  const srcSet = sources?.find(({ type }) => type === `image/${format}`)?.srcSet ?? '';
  return srcSet.split(', ').map((entry) => {
    const [url = '', width = ''] = entry.split(' ');
    return { width: Number.parseInt(width, 10), file: files.get(url) ?? '' };
  });
}

/**
 * A phone photo: 12 megapixels of soft shapes with sensor noise, taken upright (as its EXIF orientation says), with a
 * GPS location.
 */
async function phonePhoto(): Promise<Buffer> {
  const [width, height] = [4000, 3000];
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb0e8"/><stop offset="1" stop-color="#e8d8b8"/></linearGradient>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    ${Array.from({ length: 400 }, (_, n) => `<circle cx="${(n * 733) % width}" cy="${1200 + ((n * 419) % 1800)}" r="${20 + ((n * 37) % 140)}" fill="hsl(${(n * 47) % 120} 40% ${20 + ((n * 13) % 50)}%)"/>`).join('')}
  </svg>`;
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(shapes))
    .flatten()
    .composite([{ input: noise, blend: 'soft-light' }])
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '17/1 49/1 35/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 97 })
    .toBuffer();
}

describe('a photo of a phone, 12 megapixels and more than 6 MB', () => {
  let original: Buffer;
  let photos: Photos;
  let picture: Omit<Picture, 'alt'>;
  beforeAll(async () => {
    original = await phonePhoto();
    photos = createPhotos(cache);
    picture = await photos.prepare('/images/the yard.jpg', original);
  });

  it('is as large as this test claims', async () => {
    expect(original.length).toBeGreaterThan(6e6);
    const { width, height, exif } = await sharp(original).metadata();
    expect([width, height]).toEqual([4000, 3000]);
    expect(exif?.includes('Phone')).toBe(true);
  });

  it.each(['avif', 'webp'])('costs a phone no more than 60 KB in %s', (format) => {
    const forPhones = offered(picture, format, photos).filter(({ width }) => width <= 1280);
    expect(forPhones.map(({ width }) => width)).toEqual([320, 640, 960, 1280]);
    for (const { file } of forPhones) expect(statSync(file).size).toBeLessThanOrEqual(60 * 1024);
  });

  it('is still close to the original at that size', async () => {
    const file = offered(picture, 'avif', photos).find(({ width }) => width === 640)?.file ?? '';
    const expected = sharp(await sharp(original).autoOrient().toBuffer()).resize(64, 85);
    const [made, meant] = await Promise.all(
      [sharp(file).resize(64, 85), expected].map((one) => one.removeAlpha().raw().toBuffer()),
    );
    const off = made?.reduce((sum, part, at) => sum + Math.abs(part - (meant?.[at] ?? 0)), 0) ?? 0;
    expect(off / (made?.length ?? 1)).toBeLessThan(8);
  });

  it('is upright, as it was taken', async () => {
    expect(picture.height).toBeGreaterThan(picture.width);
    for (const { width, file } of offered(picture, 'webp', photos)) {
      const made = await sharp(file).metadata();
      expect([made.width, made.orientation]).toEqual([width, undefined]);
      expect(made.height).toBeGreaterThan(width);
    }
  });

  it('reveals neither location nor camera', async () => {
    for (const file of photos.files.values()) {
      const { exif, xmp, icc } = await sharp(file).metadata();
      expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('has a placeholder colour', () => {
    expect(picture.ground).toMatch(/^photo-[0369cf]{3}$/);
    expect(photos.css(false)).toMatch(
      new RegExp(
        `^source\\{display:none\\}\\.${picture.ground}\\{background:#[0369cf]{3} content-box\\}$`,
      ),
    );
  });

  it('is reused by the next build', async () => {
    const [folder = ''] = readdirSync(join(cache, 'photos'));
    const file = join(cache, 'photos', folder, '640.avif');
    const before = statSync(file).mtimeMs;
    const next = createPhotos(cache);
    expect(await next.prepare('/images/the yard.jpg', original)).toEqual(picture);
    expect(next.css(false)).toBe(photos.css(false));
    expect(statSync(file).mtimeMs).toBe(before);
  });
});

it('[V5] publishes a crop of a photo beside the whole photo', async () => {
  const create = { width: 400, height: 300, channels: 3, background: '#876' } as const;
  const content = await sharp({ create }).jpeg().toBuffer();
  const photos = createPhotos(cache);
  const whole = await photos.prepare('/images/yard.jpg', content);
  const crop = { x: 25, y: 0, width: 50, height: 100 };
  const part = await photos.prepare('/images/yard.jpg', content, crop);
  expect([whole.width, part.width, part.height]).toEqual([400, 200, 300]);
  expect(part.src).not.toBe(whole.src);
});

it('has URLs that need no escaping, whatever the file is called', async () => {
  const create = { width: 400, height: 300, channels: 3, background: '#876' } as const;
  const photos = createPhotos(cache);
  const picture = await photos.prepare(
    '/images/yard #2, 50%?.jpg',
    await sharp({ create }).jpeg().toBuffer(),
  );
  const urls = (picture.sources ?? []).flatMap(({ srcSet }) =>
    srcSet.split(', ').map((entry) => entry.split(' ')[0] ?? ''),
  );
  expect(urls.toSorted()).toEqual([...photos.files.keys()].toSorted());
  for (const url of [picture.src, ...urls])
    expect(url).toMatch(/^\/assets\/yard-2-50--\d+-[\w-]{8}\.(avif|webp)$/);
});

it('a dark transparent picture gets a light ground on navy, and everywhere if the theme is dark', async () => {
  const ink =
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path d="M20 20h200v40H20z"/></svg>';
  const photos = createPhotos(cache);
  const picture = await photos.prepare(
    '/images/ink.png',
    await sharp(Buffer.from(ink)).png().toBuffer(),
  );
  expect(picture.ground).toBe('on-light');
  expect(photos.css(true)).toContain('}.on-light{background:#fff');
  expect(photos.css(false)).toContain('}.blueprint .on-light{background:#fff');
});

describe('a small picture', () => {
  const dot = (alpha: number) =>
    sharp({
      create: { width: 200, height: 80, channels: 4, background: { r: 200, g: 90, b: 0, alpha } },
    })
      .png()
      .toBuffer();

  it('is never enlarged', async () => {
    const photos = createPhotos(cache);
    const picture = await photos.prepare('/images/mark.png', await dot(1));
    expect([picture.width, picture.height]).toEqual([200, 80]);
    expect(photos.css(false)).toContain('img.small-200[class]{max-width:min(100%,300px)');
    expect(offered(picture, 'avif', photos).map(({ width }) => width)).toEqual([200]);
    expect(readFileSync(photos.files.get(picture.src) ?? '').length).toBeGreaterThan(40);
  });

  it('with transparency stays transparent and gets no placeholder colour', async () => {
    const photos = createPhotos(cache);
    const picture = await photos.prepare('/images/clear.png', await dot(0.5));
    expect(picture.ground).toBe('small-200');
    expect(photos.css(false)).not.toContain('background');
    for (const file of photos.files.values())
      expect((await sharp(file).stats()).isOpaque).toBe(false);
  });
});

it('rejects a file that is not a picture, and leaves nothing behind', async () => {
  const photos = createPhotos(join(cache, 'no'));
  await expect(photos.prepare('/images/a.jpg', Buffer.from('no'))).rejects.toThrow(/unsupported/);
  expect(readdirSync(join(cache, 'no/photos'))).toEqual([]);
});
