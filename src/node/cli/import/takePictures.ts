import { errorMessage } from '../../../document/errorMessage';
import { fileName } from '../../../document/fileName';
import { takePicture } from '../../studio/upload';

/** Pictures that were put into public/images, and why others were not. */
export interface TakenPictures {
  /** Their addresses on the site, by the names of their files in lower case. */
  sources: Map<string, string>;
  refused: string[];
}

/**
 * Puts pictures into public/images, each checked as an upload is.
 * @param wanted Their addresses elsewhere.
 * @param given The bytes by the names of the files in lower case.
 */
export async function takePictures(
  publicDir: string,
  wanted: readonly string[],
  given: ReadonlyMap<string, () => Buffer>,
): Promise<TakenPictures> {
  const taken: TakenPictures = { sources: new Map(), refused: [] };
  for (const address of wanted) {
    const name = fileName(address);
    const bytes = given.get(name)?.();
    if (!bytes || taken.sources.has(name)) continue;
    try {
      const { src } = await takePicture(publicDir, { name, data: bytes.toString('base64') });
      taken.sources.set(name, src);
    } catch (error) {
      taken.refused.push(`${name}: ${errorMessage(error)}`);
    }
  }
  return taken;
}
