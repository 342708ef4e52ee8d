import { join } from 'node:path';
import pMap from 'p-map';
import type { LibraryPicture } from '../../../studio/views/pictures/library';
import { measurePicture } from '../../config/check/picture/measurePicture';
import { picturesIn } from '../../config/check/targets';
import { FILES_AT_A_TIME } from '../../files/filesAtATime';
import { statSync } from 'node:fs';

/** All files of public/images by name, measured. */
export async function listPictures(publicDir: string): Promise<LibraryPicture[]> {
  const all = picturesIn(publicDir).filter((src) => !isHidden(src));
  return pMap(all.toSorted(byName), (src) => describe(publicDir, src), {
    concurrency: FILES_AT_A_TIME,
  });
}

/** Whether a file is hidden or in a hidden folder: what an interrupted upload or a file manager leaves. */
const isHidden = (src: string) => src.includes('/.');

const byName = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true });

async function describe(publicDir: string, src: string): Promise<LibraryPicture> {
  const file = join(publicDir, src);
  const measured = await measurePicture(file);
  const known = { src, isPhoto: !src.endsWith('.svg') };
  switch (measured.state) {
    case 'good': {
      const { width, height, bytes } = measured;
      return { ...known, bytes, width, height };
    }
    case 'broken':
      return { ...known, bytes: bytesOf(file), mistake: measured.reason };
    case 'refused':
      return { ...known, bytes: bytesOf(file), mistake: `it contains ${measured.danger}` };
    case 'missing':
      return { ...known, bytes: 0, mistake: 'it is gone' };
  }
}

const bytesOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
