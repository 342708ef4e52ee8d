import type { SiteConfig } from '../../generated/authored';
import type { BuiltCode } from '../assets/code/buildCode';
import { shortHash } from '../files/assets';
import type { Photos } from '../assets/pictures/photos';
import type { ResolvedSite } from '../site/resolve';

/** What a build is made from, looked up. */
export interface BuildParts {
  site: Pick<ResolvedSite, 'data' | 'pages' | 'assets'>;
  config: Pick<SiteConfig, 'store'>;
  code: Pick<BuiltCode, 'key'>;
  photos: Pick<Photos, 'files'>;
}

/**
 * Six characters that change with the code and with the data, so that an old page in a tab never meets new data.
 * Product data is made from the store and from pictures, whose addresses change with their content, so ten thousand
 * products need not be resolved for this.
 */
export function buildName({ site, config: { store }, code: { key }, photos }: BuildParts): string {
  const pictures = [...site.assets.files.keys(), ...photos.files.keys()];
  return shortHash(JSON.stringify([key, site.data, site.pages, store, pictures]));
}
