import { extname, join } from 'node:path';
import type { DownloadFile } from '../../../generated/types';
import { formatsOf } from '../../language/formats';
import { sizeInWords } from '../sizeInWords';

/**
 * A file of public/ with what visitors want to know before they download it.
 * @param file As the config names it: '/files/price list.pdf'. Throws if it is not there, which the checker reports first.
 */
export function downloadFile(
  publicDir: string,
  file: string,
  site: Parameters<typeof formatsOf>[0],
): DownloadFile {
  return {
    href: encodeURI(file),
    type: extname(file).slice(1).toUpperCase(),
    size: sizeInWords(join(publicDir, file), formatsOf(site)),
  };
}
