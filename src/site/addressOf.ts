import type { Branch, Local } from '../generated/types';

/**
 * Where an office is, in one line. The postcode stands before the town, in English after it.
 * @param local How the language of the site writes; English has none.
 */
export function addressOf(
  { address, country }: Pick<Branch, 'address' | 'country'>,
  local: Local | undefined,
): string {
  const { street, suburb, locality, postcode } = address;
  // Kept in one line: '1200-068', 'TR11 3AA'.
  const whole = postcode?.replaceAll('-', '\u2011').replaceAll(' ', '\u00A0');
  const town = [locality, whole];
  if (local) town.reverse();
  return [street, suburb, town.filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(local?.comma ?? ', ');
}
