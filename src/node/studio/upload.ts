import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { UploadAnswer, UploadRequest } from '../../studio/protocol';
import { measurePicture } from '../config/check/picture/measurePicture';
import { pictureStem } from '../files/pictureStem';
import { freeName, ownFolder } from './keptFiles';
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
  const file = freeName(folder, pictureStem(name), extension, bytes);
  const src = `/images/${relative(folder, file)}`;
  if (existsSync(file)) return { src };
  // Under a name that no page can ask for until it is known to be harmless.
  const trial = join(folder, `.new-${process.pid}${extension}`);
  writeFileSync(trial, bytes);
  try {
    const measured = await measurePicture(trial);
    if (measured.state === 'refused')
      throw new RefusedError(415, `This drawing is not safe: it has ${measured.danger}.`);
    if (measured.state !== 'good')
      throw new RefusedError(
        415,
        measured.state === 'broken'
          ? `This picture cannot be used: ${measured.reason}.`
          : 'This picture cannot be read.',
      );
  } finally {
    rmSync(trial, { force: true });
  }
  await writeFileAtomic(file, bytes);
  return { src };
}

const NO_PICTURE =
  'This is no JPEG, PNG, WebP, AVIF or SVG picture. If it is a picture of another kind, export it as JPEG.';

const HEIC =
  'This is a HEIC photo of an iPhone, which most browsers cannot show. Export it as JPEG: on a Mac in Preview, File › Export; on the iPhone, set Settings › Camera › Formats to "Most Compatible" before the next photo. The largest size is best: the site makes it small itself.';

/** Whether it is a photo in Apple's format, by the brand that it names at its start. */
const isHeic = (bytes: Buffer): boolean =>
  /^.{4}ftyp(hei[cmsx]|hev[cx]|mif1|msf1)/s.test(bytes.toString('latin1', 0, 12));
