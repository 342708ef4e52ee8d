import type { Block as AuthoredBlock, SiteConfig } from '../../generated/authored';
import type { Kind, Schema } from '../../document/schema/schema';
import { unitWords } from './units';

/** Fills omitted lists that default to all entries (`x-all`). */
export function fillAll(
  block: AuthoredBlock,
  schema: Schema | undefined,
  config: SiteConfig,
): void {
  for (const [field, part] of Object.entries(schema?.properties ?? {})) {
    if (!part['x-all'] || field in block) continue;
    Object.assign(block, { [field]: allOf(part.items?.['x-kind'], config) });
  }
}

/** All entries of a kind in the config. */
function allOf(kind: Kind | undefined, config: SiteConfig): string[] {
  if (kind === 'unit') return unitWords(config);
  const all = kind === 'branch' ? config.branches : (config.store?.categories ?? []);
  return all.map(({ id }) => id);
}
