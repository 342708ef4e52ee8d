// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { control, FIELDS, LABELS, type Field } from './values';

/** The error of a field: the name of its interface string. */
export type Fault = `${(typeof LABELS)[Exclude<Field, 'phone'>]}Missing` | 'contactEmailWrong';

/** Errors by field; empty if the form is valid. */
export type Faults = Partial<Record<Field, Fault>>;

/**
 * Validates the form, in the order of its fields [C6]: all but the phone are required, and the e-mail address must be
 * valid. No field has a maximum length.
 */
export function validate(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const field of FIELDS) {
    const { required, value, validity } = control(form, field);
    if (required && !value.trim()) faults[field] = `${LABELS[field]}Missing` as Fault;
    // Apart from `required`, the only constraint is that of the e-mail field.
    else if (!validity.valid) faults[field] = `${LABELS[field]}Wrong` as Fault;
  }
  return faults;
}
