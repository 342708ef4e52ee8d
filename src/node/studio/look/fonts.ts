import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InstalledFont } from '../../../studio/views/look/protocol';
import { fontSlug } from '../../assets/fonts/fontFile';
import { isRecord } from '../../../document/isRecord';

const SCOPE = '@fontsource';

/** The Fontsource packages that are installed, by name. */
export function installedFonts(root: string): InstalledFont[] {
  const folder = join(root, 'node_modules', SCOPE);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.flatMap((name) => {
    const family = familyOf(join(folder, name));
    if (family === undefined) return [];
    const weights = weightsOf(join(folder, name, 'files'), fontSlug(family));
    return weights.length > 0 ? [{ family, source: `${SCOPE}/${name}`, weights }] : [];
  });
}

/** The name of a font, from what its package says of itself. */
function familyOf(folder: string): string | undefined {
  const file = join(folder, 'metadata.json');
  if (!existsSync(file)) return undefined;
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const family = isRecord(data) ? data['family'] : undefined;
  return typeof family === 'string' ? family : undefined;
}

function weightsOf(folder: string, slug: string): number[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const weights = names.flatMap((name) => {
    const [, weight] = /-latin-(\d+)-normal\.woff2$/.exec(name) ?? [];
    return weight !== undefined && name.startsWith(slug) ? [Number(weight)] : [];
  });
  return weights.toSorted((a, b) => a - b);
}
