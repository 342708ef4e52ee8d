import type { SiteConfig } from '../../generated/authored';
import type { SiteData } from '../../generated/types';
import { parseUrl } from '../config/check/parseUrl';
import type { HostingInput, Redirect } from './types';

/** The origin of an absolute URL; none for a path of the site. */
function originOf(address: string | undefined): string[] {
  const url = parseUrl(address ?? '');
  return url ? [url.origin] : [];
}

/** The external origins in the config that pages show in frames or post forms to, for the CSP. */
export function externalOrigins(
  config: Pick<SiteConfig, 'branches' | 'contact'>,
): Pick<HostingInput, 'frameOrigins' | 'formOrigins'> {
  return {
    frameOrigins: config.branches.flatMap(({ map }) => originOf(map?.embed)),
    formOrigins: originOf(config.contact?.endpoint),
  };
}

/** The config's redirects, with their HTTP status. */
export function permanentRedirects({ redirects }: Pick<SiteData, 'redirects'>): Redirect[] {
  return redirects.map(({ from, to }) => ({ from, to, status: 301 }));
}
