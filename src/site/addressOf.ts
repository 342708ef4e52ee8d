import type { Branch, Local } from '../generated/types';

/**
 * An office's address on one line, with the country if it has one. The postcode precedes the town, or follows it in
 * English, and stays with it.
 * @param local The site's locale data; absent in English.
 */
export function addressOf(
  { address, country }: Pick<Branch, 'address' | 'country'>,
  local: Local | undefined,
): string {
  const { street, suburb, locality, postcode } = address;
  // No line break within '1200-068' or 'TR11 3AA'.
  const whole = postcode?.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0');
  const town = [locality, whole];
  if (local) town.reverse();
  return [street, suburb, town.filter(Boolean).join('\u00A0'), country]
    .filter(Boolean)
    .join(local?.comma ?? ', ');
}
