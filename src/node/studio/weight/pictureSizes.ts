import { extname } from 'node:path';
import { decode, encode } from '../../assets/pictures/encode';
import { brotliSize } from './brotliSize';

/** In px: what a phone of 360 px with a pixel ratio of 2 picks for a picture of its full width. */
const PHONE_PICTURE_WIDTH_PX = 960;

/** Bytes of a published picture on a phone, by its address, which has a hash of its content. */
export type PictureSizes = (url: string, content: Buffer) => Promise<number>;

/** Measures each picture once: drawings as compressed, photos as AVIF in the width that phones pick. */
export function createPictureSizes(): PictureSizes {
  const known = new Map<string, Promise<number>>();
  // One after another: encoding takes all cores, and the editor needs them.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = async (content: Buffer): Promise<number> => {
    const size = queue.then(async () => photoSize(content));
    queue = size.catch(() => undefined);
    return size;
  };
  return async (url, content) => {
    const measured = known.get(url);
    if (measured) return measured;
    const size = extname(url) === '.svg' ? brotliSize(content) : inTurn(content);
    known.set(url, size);
    // What fails now, as for want of memory, may go well later.
    size.catch(() => known.delete(url));
    return size;
  };
}

async function photoSize(content: Buffer): Promise<number> {
  const pixels = await decode(content, PHONE_PICTURE_WIDTH_PX);
  return (await encode(pixels, pixels.width, 'avif')).length;
}
