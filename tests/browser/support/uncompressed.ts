import type { SiteConfig } from '../../../src/generated/authored';

/**
 * Has a site built without compressed files, which take up to half of a build: only the tests of the project's own
 * site and of the server look at them.
 */
export function uncompressed(config: SiteConfig): SiteConfig {
  return { ...config, hosting: { ...config.hosting, compressed: false } };
}
