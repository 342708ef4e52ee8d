// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import { control, FIELDS, LABELS, type Field } from './values';

/** What is wrong with a field, as the name of the words for it. */
export type Fault = `${(typeof LABELS)[Exclude<Field, 'phone'>]}Missing` | 'contactEmailWrong';

/** What is wrong, field by field; empty where nothing is. */
export type Faults = Partial<Record<Field, Fault>>;

/**
 * What keeps a message from being sent, in the order of the fields [C6]: all but the phone
 * must be there, and the e-mail address must be one. Nothing has a limit of length.
 */
export function validate(form: HTMLFormElement): Faults {
  const faults: Faults = {};
  for (const field of FIELDS) {
    const { required, value, validity } = control(form, field);
    if (required && !value.trim()) faults[field] = `${LABELS[field]}Missing` as Fault;
    // The browser has no other rule than that of an e-mail address.
    else if (!validity.valid) faults[field] = `${LABELS[field]}Wrong` as Fault;
  }
  return faults;
}
