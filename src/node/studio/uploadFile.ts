import { extname, relative } from 'node:path';
import type { UploadAnswer, UploadRequest } from '../../studio/protocol';
import { pictureStem } from '../files/pictureStem';
import { keepFile, ownFolder } from './keptFiles';
import { RefusedError } from './refusal';

/** The folder of public/ that takes files to download. */
const FOLDER = 'downloads';

/** Cloudflare Pages takes no larger file, and few visitors on a phone do. */
const MAX_MEGABYTES = 25;

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
const isOldOffice = (bytes: Buffer) =>
  bytes.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]));
/** Text, but no page: a browser must not run what somebody calls a drawing. */
const isPlainText = (bytes: Buffer) =>
  !bytes.includes(0) && !/^\s*</.test(bytes.toString('utf8', 0, 200));

/** What may be downloaded, by extension, with how each is recognised. Pages and programs are not among them. */
const KINDS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.pdf': (bytes) => bytes.subarray(0, 1024).includes('%PDF-'),
  '.xlsx': isZip,
  '.xls': isOldOffice,
  '.ods': isZip,
  '.csv': isPlainText,
  '.docx': isZip,
  '.odt': isZip,
  '.pptx': isZip,
  '.zip': isZip,
  '.dwg': (bytes) => /^AC1\d/.test(bytes.toString('latin1', 0, 4)),
  '.dxf': isPlainText,
  '.step': isStep,
  '.stp': isStep,
  '.mp4': (bytes) => bytes.toString('latin1', 4, 8) === 'ftyp',
  '.webm': (bytes) => bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])),
  '.vtt': (bytes) => bytes.subarray(0, 9).includes('WEBVTT'),
};

function isStep(bytes: Buffer): boolean {
  return bytes.subarray(0, 200).includes('ISO-10303-21');
}

/**
 * Puts a file to download into public/downloads under a name that the server chooses. The same file is kept once.
 * @throws A refusal, if it is of another kind, too large, or not what its name says.
 */
export async function takeFile(
  publicDir: string,
  { name, data }: UploadRequest,
): Promise<UploadAnswer> {
  const bytes = Buffer.from(data, 'base64');
  const extension = extname(name).toLowerCase();
  const isOne = KINDS[extension];
  if (!isOne) throw new RefusedError(415, OTHER_KIND);
  if (!isOne(bytes))
    throw new RefusedError(
      415,
      `This file is called ${extension}, but holds something else. Open it in its program, and save it again.`,
    );
  const megabytes = bytes.length / 1_000_000;
  if (megabytes > MAX_MEGABYTES)
    throw new RefusedError(
      413,
      `This file has ${megabytes.toFixed(0)} MB: hosts take up to ${MAX_MEGABYTES}, and visitors wait for each. Export it smaller, or put it into public/${FOLDER} by hand.`,
    );
  const folder = ownFolder(publicDir, FOLDER);
  const file = await keepFile(folder, { stem: pictureStem(name, 'file'), extension, bytes });
  return { src: `/${FOLDER}/${relative(folder, file)}` };
}

const OTHER_KIND = `Files of this kind cannot be added here. Visitors can download ${Object.keys(
  KINDS,
)
  .map((extension) => extension.slice(1).toUpperCase())
  .join(', ')}.`;
