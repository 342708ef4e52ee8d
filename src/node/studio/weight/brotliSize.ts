import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The approximate transfer size of a text in bytes; compressed on another thread, so that typing goes on. */
export async function brotliSize(text: string | Buffer): Promise<number> {
  const made = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return made.length;
}
