// Shared with the embed: it runs on partners' pages as well, rendered by Preact.

/** The fields of the contact form in order, with the interface strings of their labels. */
export const LABELS = {
  name: 'contactName',
  email: 'contactEmail',
  phone: 'contactPhone',
  branch: 'contactBranch',
  message: 'contactMessage',
} as const;

/** The `name` of a field, and its key in the payload. */
export type Field = keyof typeof LABELS;

/** All fields in their order on the page. */
export const FIELDS = Object.keys(LABELS) as Field[];

/** The values by field; that of the branch is the option's value, not its label. */
export type Values = Record<Field, string>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The form control of a field. */
export function control(form: HTMLFormElement, field: Field): Control {
  return form.elements.namedItem(field) as Control;
}

/** Reads the current values of the form. */
export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(FIELDS.map((field) => [field, control(form, field).value])) as Values;
}
