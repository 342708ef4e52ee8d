import type { Branch, Site } from '../../../generated/authored';

/** In bytes: a line is folded behind it (RFC 2426, 2.6). */
const MAX_LINE_BYTES = 75;

/**
 * An office as a vCard 3.0, which every address book reads. By hand, because the writers of vCards on npm damage texts:
 * they fold between the bytes of a character, or leave ';' and ',' as they are (RFC 2426, 5).
 */
export function vcardOf(branch: Branch, site: Pick<Site, 'name' | 'legalName' | 'url'>): string {
  const { address, phones, email, geo, country = '' } = branch;
  const lines = [
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
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const structured = (parts: readonly string[]) => parts.map(escaped).join(';');

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`);
}

/** Breaks a line by bytes, never within a character; each further line begins with a space, which counts. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > MAX_LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
