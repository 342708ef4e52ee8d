import type { PageData, Person } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';

/**
 * The people whom a page shows (schema.org, Person), with what it says of them and nothing else.
 * @param company The `@id` of the organisation that they work for.
 * @param url The address of the site, for the addresses of portraits.
 */
export function peopleOf(
  { blocks }: Pick<PageData, 'blocks'>,
  company: string,
  url: string,
): object[] {
  const people = flatBlocks(blocks).flatMap((block) => (block.type === 'team' ? block.people : []));
  const personThing = ({ name, role, image, languages, phone, email }: Person) => ({
    '@type': 'Person',
    name,
    jobTitle: role,
    image: image && url + image.src,
    knowsLanguage: languages,
    telephone: phone,
    email,
    worksFor: { '@id': company },
  });
  // JSON leaves out what is undefined.
  return people.map(personThing);
}
