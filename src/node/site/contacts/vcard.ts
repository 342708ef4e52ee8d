import { contentLines, escapedValue as escaped } from '../../../catalogue/contentLines';
import type { Branch, Site } from '../../../generated/authored';

/**
 * An office as a vCard 3.0, which every address book reads. By hand, because the writers of vCards on npm damage texts:
 * they fold between the bytes of a character, or leave ';' and ',' as they are (RFC 2426, 5).
 */
export function vcardOf(branch: Branch, site: Pick<Site, 'name' | 'legalName' | 'url'>): string {
  const { address, phones, email, geo, country = '' } = branch;
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // An office has no given and family name: N has to be there, and holds what the list of contacts shows.
    `N:${structured([`${site.name}, ${branch.name}`, '', '', '', ''])}`,
    `FN:${escaped(`${site.name}, ${branch.name}`)}`,
    `ORG:${structured([site.legalName ?? site.name, branch.name])}`,
    `ADR;TYPE=WORK:${structured(['', address.suburb ?? '', address.street ?? '', address.locality, '', address.postcode ?? '', country])}`,
    ...phones.map(({ number }) => `TEL;TYPE=WORK,VOICE:${escaped(number.replace(/[^\d+]/g, ''))}`),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    `URL:${escaped(site.url)}`,
    ...(geo ? [`GEO:${geo.latitude};${geo.longitude}`] : []),
    'END:VCARD',
  ]);
}

const structured = (parts: readonly string[]) => parts.map(escaped).join(';');
