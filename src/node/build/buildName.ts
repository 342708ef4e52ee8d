import type { SiteConfig } from '../../generated/authored';
import type { BuiltCode } from '../assets/code/buildCode';
import { shortHash } from '../files/assets';
import type { Photos } from '../assets/pictures/photos';
import type { ResolvedSite } from '../site/resolve';

/**
 * A six-character hash of the code, for the data of a large site: it keeps its address when products or pages change,
 * so that an old page in an open tab loads newer data, which the same code understands.
 */
export function codeName({ key }: Pick<BuiltCode, 'key'>): string {
  return shortHash(key);
}

/** Everything that the output of a build depends on. */
export interface BuildInputs {
  site: Pick<ResolvedSite, 'data' | 'pages' | 'assets'>;
  config: Pick<SiteConfig, 'store'>;
  code: Pick<BuiltCode, 'key'>;
  photos: Pick<Photos, 'files'>;
}

/**
 * A six-character hash of code and data, so that an old page in an open tab never loads newer data. It hashes the
 * store and the content-hashed picture addresses instead of resolved products, which would take long for ten thousand.
 */
export function buildName({ site, config: { store }, code: { key }, photos }: BuildInputs): string {
  const pictures = [...site.assets.files.keys(), ...photos.files.keys()];
  return shortHash(JSON.stringify([key, site.data, site.pages, store, pictures]));
}
