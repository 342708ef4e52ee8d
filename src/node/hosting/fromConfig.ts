import type { SiteConfig } from '../../generated/authored';
import type { SiteData } from '../../generated/types';
import type { HostingInput, Redirect } from './types';

/** The origin of an outside address; none for an address of the site itself. */
function originOf(address: string | undefined): string[] {
  return address && URL.canParse(address) ? [new URL(address).origin] : [];
}

/** The origins that the config lets pages show in frames and send forms to. */
export function externalOrigins(
  config: Pick<SiteConfig, 'branches' | 'contact'>,
): Pick<HostingInput, 'frameOrigins' | 'formOrigins'> {
  return {
    frameOrigins: config.branches.flatMap(({ map }) => originOf(map?.embed)),
    formOrigins: originOf(config.contact?.endpoint),
  };
}

/** The redirects of the config, as hosts take them. */
export function permanentRedirects({ redirects }: Pick<SiteData, 'redirects'>): Redirect[] {
  return redirects.map(({ from, to }) => ({ from, to, status: 301 }));
}
