// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { FormControl } from '../../generated/types';
import { isShown } from '../../ui/form/conditions';
import { controlsOf, filesIn, isBox } from '../../ui/form/controls';
import type { ContactFormProps } from './props';

/** The fields of the form of the specification [C6], for companies that list none. */
export function specifiedFields({
  strings,
  branches,
}: Pick<ContactFormProps, 'strings' | 'branches'>): FormControl[] {
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

/** The values by the names of their fields; that of the branch is the option's value, not its label. */
export type Values = Record<string, string>;

/** The value of a field, trimmed: of boxes those that are ticked, of a number with its unit, of files their names. */
export function valueOf(form: HTMLFormElement, { name, unit, attributes }: FormControl): string {
  if (attributes?.['type'] === 'file')
    return filesIn(form, name)
      .map((file) => file.name)
      .join(', ');
  const value = controlsOf(form, name)
    .filter((control) => !isBox(control) || control.checked)
    .map((control) => control.value.trim())
    .join(', ');
  return value && unit ? `${value} ${unit}` : value;
}

/** Reads the current values of the form, in the order of its fields; what a condition hides is left out. */
export function readValues(form: HTMLFormElement, fields: readonly FormControl[]): Values {
  return Object.fromEntries(
    fields
      .filter(({ name }) => controlsOf(form, name).some(isShown))
      .map((field) => [field.name, valueOf(form, field)]),
  );
}
