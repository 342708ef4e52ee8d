import type { Branch } from '../../generated/types';

/** Where an office is (schema.org, PostalAddress). */
export function postalAddress({
  address,
  country,
  countryCode,
}: Pick<Branch, 'address' | 'country' | 'countryCode'>): object {
  const { street, suburb, locality, postcode } = address;
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: [street, suburb].filter(Boolean).join(', ') }),
    addressLocality: locality,
    ...(postcode && { postalCode: postcode }),
    addressCountry: countryCode ?? country,
  };
}
