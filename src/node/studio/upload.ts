import { relative } from 'node:path';
import type { UploadAnswer, UploadRequest } from '../../studio/protocol';
import { measurePicture } from '../config/check/picture/measurePicture';
import { pictureStem } from '../files/pictureStem';
import { keepFile, ownFolder } from './keptFiles';
import { RefusedError } from './refusal';

/** What a picture begins with, by its file extension. */
const MAGIC: readonly [extension: string, isOne: (bytes: Buffer) => boolean][] = [
  ['.jpg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['.png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['.webp', (bytes) => /^RIFF.{4}WEBP/s.test(bytes.toString('latin1', 0, 12))],
  ['.avif', (bytes) => /^.{4}ftypavi[fs]/s.test(bytes.toString('latin1', 0, 12))],
  ['.svg', (bytes) => /^\s*(<\?xml|<!--|<!doctype|<svg)/i.test(bytes.toString('utf8', 0, 200))],
];

/**
 * Puts a picture into public/images under a name that the server chooses. The same picture is kept once.
 * @throws A refusal, if it is no picture, too large, or a drawing that could do harm.
 */
export async function takePicture(
  publicDir: string,
  { name, data }: UploadRequest,
): Promise<UploadAnswer> {
  const bytes = Buffer.from(data, 'base64');
  const [extension] = MAGIC.find(([, isOne]) => isOne(bytes)) ?? [];
  if (extension === undefined) throw new RefusedError(415, isHeic(bytes) ? HEIC : NO_PICTURE);
  const folder = ownFolder(publicDir, 'images');
  const file = await keepFile(folder, { stem: pictureStem(name), extension, bytes }, refuseUnsafe);
  return { src: `/images/${relative(folder, file)}` };
}

/** @throws A refusal, for a picture that cannot be shown or a drawing that could do harm. */
async function refuseUnsafe(file: string): Promise<void> {
  const measured = await measurePicture(file);
  switch (measured.state) {
    case 'good':
      return;
    case 'refused':
      throw new RefusedError(415, `This drawing is not safe: it has ${measured.danger}.`);
    case 'broken':
      throw new RefusedError(415, `This picture cannot be used: ${measured.reason}.`);
    case 'missing':
      throw new RefusedError(415, 'This picture cannot be read.');
  }
}

const NO_PICTURE =
  'This is no JPEG, PNG, WebP, AVIF or SVG picture. If it is a picture of another kind, export it as JPEG.';

const HEIC =
  'This is a HEIC photo of an iPhone, which most browsers cannot show. Export it as JPEG: on a Mac in Preview, File › Export; on the iPhone, set Settings › Camera › Formats to "Most Compatible" before the next photo. The largest size is best: the site makes it small itself.';

/** Whether it is a photo in Apple's format, by the brand that it names at its start. */
const isHeic = (bytes: Buffer): boolean =>
  /^.{4}ftyp(hei[cmsx]|hev[cx]|mif1|msf1)/s.test(bytes.toString('latin1', 0, 12));
