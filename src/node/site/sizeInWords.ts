import { statSync } from 'node:fs';

/**
 * The size of a file in the notation of a language: '340 kB', '1.2 MB' (1 kB is 1000 bytes). Throws if there is no
 * such file, which the checker reports first.
 */
export function sizeInWords(file: string, language: string): string {
  const kilobytes = Math.max(1, Math.round(statSync(file).size / 1000));
  const isLarge = kilobytes >= 1000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(isLarge ? kilobytes / 1000 : kilobytes);
}
