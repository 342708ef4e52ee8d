import { isRecord } from '../../../../document/isRecord';
import { parseUrl } from '../parseUrl';
import type { Rule } from '../context';
import { entries, textOf } from '../facts';

/** The address of a map can be embedded: links from Google's share button cannot. */
export const rule: Rule = ({ config, error }) => {
  for (const { value, path } of entries(config, ['branches'])) {
    const embed = isRecord(value['map']) ? (textOf(value['map'], 'embed') ?? '') : '';
    if (!isShareLink(embed)) continue;
    error(
      [...path, 'map', 'embed'],
      `"${embed}" is a link to share: Google does not let other sites show it.`,
      'In Google Maps choose Share, then "Embed a map", and copy the address behind src= ("https://www.google.com/maps/embed?pb=…"). Keep the link to share for "directions".',
    );
  }
};

function isShareLink(address: string): boolean {
  const { hostname = '', pathname = '', searchParams } = parseUrl(address) ?? {};
  if (/^(?:maps\.app\.)?goo\.gl$|^g\.co$/.test(hostname)) return true;
  const isGoogle = /(?:^|\.)google\.(?:com?\.)?[a-z]{2,3}$/.test(hostname);
  const isMap = hostname.startsWith('maps.') || pathname.startsWith('/maps');
  return (
    isGoogle &&
    isMap &&
    !pathname.startsWith('/maps/embed') &&
    searchParams?.get('output') !== 'embed'
  );
}
