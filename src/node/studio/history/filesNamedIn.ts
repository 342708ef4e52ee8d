import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../../../document/isRecord';

/** The files in public/ that a config names, as full paths: pictures, fonts, files to download. */
export function filesNamedIn(config: unknown, publicDir: string): string[] {
  const texts = new Set<string>();
  collect(config, texts);
  return [...texts]
    .filter((text) => /^\/[^/?#]+(\/[^/?#]+)*\.\w+$/.test(text) && !text.includes('/../'))
    .map((text) => join(publicDir, text))
    .filter((file) => existsSync(file));
}

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  else if (Array.isArray(value)) for (const entry of value) collect(entry, texts);
  else if (isRecord(value)) for (const field of Object.values(value)) collect(field, texts);
}
