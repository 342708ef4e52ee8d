// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { FormControl, InterfaceStrings } from '../generated/types';

/** The interface strings that the fields of the form of the specification show. */
type FieldStrings = Pick<
  InterfaceStrings,
  | 'contactName'
  | 'contactNameMissing'
  | 'contactEmail'
  | 'contactEmailMissing'
  | 'contactEmailWrong'
  | 'contactPhone'
  | 'contactBranch'
  | 'contactBranchMissing'
  | 'contactChooseBranch'
  | 'contactMessage'
  | 'contactMessageMissing'
>;

/** The fields of the form of the specification [C6], for companies that list none. */
export function specifiedFields({
  strings,
  branches,
}: {
  strings: FieldStrings;
  branches: readonly { value: string; label: string }[];
}): FormControl[] {
  return [
    {
      name: 'name',
      label: strings.contactName,
      attributes: { autoComplete: 'name' },
      missing: strings.contactNameMissing,
    },
    {
      name: 'email',
      label: strings.contactEmail,
      attributes: { type: 'email', autoComplete: 'email', inputMode: 'email' },
      missing: strings.contactEmailMissing,
      wrong: strings.contactEmailWrong,
    },
    {
      name: 'phone',
      label: strings.contactPhone,
      attributes: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
    },
    {
      name: 'branch',
      label: strings.contactBranch,
      draw: 'select',
      first: strings.contactChooseBranch,
      options: branches,
      missing: strings.contactBranchMissing,
    },
    {
      name: 'message',
      label: strings.contactMessage,
      draw: 'textarea',
      missing: strings.contactMessageMissing,
    },
  ];
}
