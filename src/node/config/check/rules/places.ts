import { findTown } from '../../../site/maps/findTown';
import type { SiteConfig } from '../../../../generated/authored';
import { valueAt } from '../../../../document/values';
import type { Context, Rule } from '../context';

const BY_COORDINATES =
  'For a mark at the house, write its "latitude" and "longitude": on openstreetmap.org, click it with the right button and choose "Show address".';

/** Places on maps are found: by their coordinates, which are two, or else by the town of their address. */
export const rule: Rule = (context) => {
  const { config, facts, warning, error } = context;
  for (const visit of facts.texts('place')) {
    const path = visit.path.slice(0, -1);
    const value = Object(valueAt(config, path)) as Record<string, unknown>;
    const [one, other] = [value['latitude'], value['longitude']];
    if ((one === undefined) !== (other === undefined))
      error(
        [...path, one === undefined ? 'longitude' : 'latitude'],
        'A place has two coordinates, and one of them is missing.',
        'Write both "latitude" and "longitude", or neither.',
      );
    else if (one === undefined && !isFound(context, visit.text))
      warning(
        visit.path,
        `No town of the address "${visit.text}" is known, or several are called so: visitors see no map, only a link to search for it.`,
        `Write town and country between commas. ${BY_COORDINATES}`,
      );
  }
};

/** The config may be malformed anywhere: offices that are no offices name no country. */
function isFound({ config }: Context, address: string): boolean {
  const { site, branches } = Object(config) as Partial<SiteConfig>;
  const language = typeof site?.language === 'string' ? site.language : 'en';
  const offices = Array.isArray(branches) ? branches.filter((one) => Object(one) === one) : [];
  try {
    return (
      findTown(address, { site: { ...site, language }, branches: offices } as SiteConfig) !==
      undefined
    );
  } catch {
    // Another rule names a language that does not exist.
    return true;
  }
}
