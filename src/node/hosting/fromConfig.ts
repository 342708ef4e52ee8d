import type { Block, SiteConfig } from '../../generated/authored';
import type { SiteData } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import { parseUrl } from '../config/check/parseUrl';
import { MAPS } from '../site/maps/placeMap';
import { videoAddress } from '../site/videos/videoAddress';
import type { HostingInput, Redirect } from './types';

/** The origin of an absolute URL; none for a path of the site. */
function originOf(address: string | undefined): string[] {
  const url = parseUrl(address ?? '');
  return url ? [url.origin] : [];
}

/** The external origins in the config that pages show in frames or post forms to, for the CSP. */
export function externalOrigins(
  config: Pages & Pick<SiteConfig, 'branches' | 'contact'>,
): Pick<HostingInput, 'frameOrigins' | 'playerOrigins' | 'formOrigins'> {
  const blocks = blocksIn(config);
  const players = blocks.flatMap((block) =>
    block.type === 'video' && block.address !== undefined
      ? originOf(videoAddress(block.address)?.embed)
      : [],
  );
  // Forms may have an address of their own.
  const endpoints = blocks.map((block) => ('endpoint' in block ? block.endpoint : undefined));
  return {
    frameOrigins: [
      ...config.branches.flatMap(({ map }) => originOf(map?.embed)),
      ...players,
      ...(blocks.some(({ type }) => type === 'place-map') ? [MAPS] : []),
    ],
    ...(players.length > 0 && { playerOrigins: players }),
    formOrigins: [config.contact?.endpoint, ...endpoints].flatMap(originOf),
  };
}

type Pages = Pick<SiteConfig, 'pages' | 'notFound' | 'shared'>;

/** The blocks of all pages, and those that pages share. */
function blocksIn({ pages, notFound, shared }: Pages): Block[] {
  const lists = [...pages, notFound].map(({ blocks }) => blocks);
  return flatBlocks([...lists, ...Object.values(shared.blocks)].flat());
}

/** The config's redirects, with their HTTP status. */
export function permanentRedirects({ redirects }: Pick<SiteData, 'redirects'>): Redirect[] {
  return redirects.map(({ from, to }) => ({ from, to, status: 301 }));
}
