// Shared with the embed: it runs on partners' pages as well, drawn by Preact.

/** The fields of the contact form in their order, and the names of their labels among the words of the interface. */
export const LABELS = {
  name: 'contactName',
  email: 'contactEmail',
  phone: 'contactPhone',
  branch: 'contactBranch',
  message: 'contactMessage',
} as const;

/** The name of a field, as it is sent. */
export type Field = keyof typeof LABELS;

/** All fields, in the order they are drawn and read. */
export const FIELDS = Object.keys(LABELS) as Field[];

/** What a visitor has written, by field. The branch is the value of its option. */
export type Values = Record<Field, string>;

/** A control of the form. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The control of a field. */
export function control(form: HTMLFormElement, field: Field): Control {
  return form.elements.namedItem(field) as Control;
}

/** Reads what stands in the form. */
export function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries(FIELDS.map((field) => [field, control(form, field).value])) as Values;
}
