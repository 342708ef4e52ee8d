import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cachedFolder } from '../../files/cachedFolder';
import { openFont } from './letters';

/** Entries of the `name` table that must go with each copy of a font: its licence, and the address of the licence. */
export const LICENSE_NAME_IDS = [13, 14];

const INSTANCE_FILE = 'instance.woff2';

/**
 * A font in one weight: of a variable font the instance of that weight, or of the nearest one that it has; any other
 * font as it is. A variable font that is used as it is would draw its default weight in share pictures, and its
 * outlines for all other weights would be downloaded for nothing.
 * @param cache The folder of cached fonts: an instance takes some 0.2 s.
 */
export async function atWeight(source: Buffer, weight: number, cache: string): Promise<Buffer> {
  const { variationAxes } = openFont(source);
  const { wght } = variationAxes;
  if (!wght) return source;
  const key = createHash('sha256').update(`instance ${weight}`).update(source).digest('hex');
  const folder = await cachedFolder(cache, key.slice(0, 16), async (empty) => {
    const { default: subsetFont } = await import('subset-font');
    const axes = Object.entries(variationAxes).flatMap(([tag, axis]) =>
      axis ? [[tag, axis.default] as const] : [],
    );
    const instance = await subsetFont(source, null, {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      variationAxes: {
        ...Object.fromEntries(axes),
        wght: Math.min(Math.max(weight, wght.min), wght.max),
      },
      preserveNameIds: LICENSE_NAME_IDS,
    });
    await writeFile(join(empty, INSTANCE_FILE), instance);
  });
  return readFile(join(folder, INSTANCE_FILE));
}
