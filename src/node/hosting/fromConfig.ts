import type { SiteConfig } from '../../generated/authored';
import type { SiteData } from '../../generated/types';
import { parseUrl } from '../config/check/parseUrl';
import { flatBlocks } from '../../page/flatBlocks';
import { videoAddress } from '../site/videos/videoAddress';
import type { HostingInput, Redirect } from './types';

/** The origin of an absolute URL; none for a path of the site. */
function originOf(address: string | undefined): string[] {
  const url = parseUrl(address ?? '');
  return url ? [url.origin] : [];
}

/** The external origins in the config that pages show in frames or post forms to, for the CSP. */
export function externalOrigins(
  config: Pick<SiteConfig, 'branches' | 'contact' | 'pages' | 'notFound' | 'shared'>,
): Pick<HostingInput, 'frameOrigins' | 'playerOrigins' | 'formOrigins'> {
  const players = videoOrigins(config);
  return {
    frameOrigins: [...config.branches.flatMap(({ map }) => originOf(map?.embed)), ...players],
    ...(players.length > 0 && { playerOrigins: players }),
    formOrigins: originOf(config.contact?.endpoint),
  };
}

/** The sites whose players show the videos of a config. */
function videoOrigins({
  pages,
  notFound,
  shared,
}: Pick<SiteConfig, 'pages' | 'notFound' | 'shared'>): string[] {
  const lists = [...pages, notFound].map(({ blocks }) => blocks);
  const blocks = flatBlocks([...lists, ...Object.values(shared.blocks)].flat());
  return blocks.flatMap((block) =>
    block.type === 'video' && block.address !== undefined
      ? originOf(videoAddress(block.address)?.embed)
      : [],
  );
}

/** The config's redirects, with their HTTP status. */
export function permanentRedirects({ redirects }: Pick<SiteData, 'redirects'>): Redirect[] {
  return redirects.map(({ from, to }) => ({ from, to, status: 301 }));
}
