import type { PageData, Vacancy } from '../../generated/types';
import { flatBlocks } from '../../page/flatBlocks';
import type { Due } from '../../ui/dates/due';
import type { Posting } from '../site/vacancies/openVacancies';
import { plainText } from './plainText';
import { postalAddress } from './postalAddress';

/**
 * The vacancies of a page that are open (schema.org, JobPosting).
 * @param employer The organisation.
 */
export function jobsOf({ blocks }: Pick<PageData, 'blocks'>, employer: object): object[] {
  const items = flatBlocks(blocks).flatMap((block) =>
    block.type === 'vacancies' ? (block.items as Published[]) : [],
  );
  // JSON leaves out what is undefined.
  return items.flatMap(({ title, text, kind, branch, posting, due }) =>
    posting === undefined || due?.hidden
      ? []
      : {
          '@type': 'JobPosting',
          title,
          description: plainText(text),
          datePosted: posting.posted,
          validThrough: posting.through,
          employmentType: kind,
          hiringOrganization: employer,
          jobLocation: { '@type': 'Place', address: postalAddress(branch) },
        },
  );
}

/** A vacancy as a build publishes it. */
type Published = Vacancy & { posting?: Posting; due?: Due };
