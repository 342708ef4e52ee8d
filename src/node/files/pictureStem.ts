import { extname } from 'node:path';

/** The name under which Studio keeps what is uploaded, without its extension: 'pump-armel-2' for 'Pump Ärmel (2).JPG'. */
export function pictureStem(name: string, nameless = 'picture'): string {
  const plain = name.slice(0, name.length - extname(name).length).normalize('NFKD');
  const stem = plain
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return stem || nameless;
}
