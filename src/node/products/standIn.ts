import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { picturesIn } from '../config/check/targets';
import { DRAWING, PICTURE } from '../assets/standInDrawing';

/** Where the picture of a new category comes from, if nothing else has one. */
export interface StandIn {
  src: string;
  /** Whether it has to be drawn first: the site has no picture at all. */
  isToDraw: boolean;
}

/** What config and folder have of pictures: 'src' of the config first, as it is drawn for the site. */
export function standInFor(config: unknown, publicDir: string): StandIn {
  const [, named] =
    /"(\/images\/[^"]+\.(?:svg|jpe?g|png|webp|avif))"/.exec(JSON.stringify(config) ?? '') ?? [];
  const src = named ?? picturesIn(publicDir)[0];
  return src === undefined ? { src: PICTURE, isToDraw: true } : { src, isToDraw: false };
}

/** Draws the stand-in, where a plan needs it and it is not there yet. */
export async function drawStandIn(publicDir: string): Promise<void> {
  const file = join(publicDir, PICTURE);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  await writeFileAtomic(file, DRAWING);
}
