import { FIELDS, LABELS, type Field, type Values } from './values';

/** What is wrong with a field, as the name of the words for it. */
export type Fault = `${(typeof LABELS)[Exclude<Field, 'phone'>]}Missing` | 'contactEmailWrong';

/** What is wrong, field by field; empty where nothing is. */
export type Faults = Partial<Record<Field, Fault>>;

/**
 * What keeps a message from being sent, in the order of the fields (spec 5 "Contact form"): all but the phone
 * must be there, and the e-mail address must be one. Nothing has a limit of length.
 * @param isEmail Whether the browser takes the address for one.
 */
export function validate(values: Values, isEmail: boolean): Faults {
  const faults: Faults = {};
  for (const field of FIELDS) {
    if (field === 'phone') continue;
    if (!values[field].trim()) faults[field] = `${LABELS[field]}Missing`;
    else if (field === 'email' && !isEmail) faults.email = 'contactEmailWrong';
  }
  return faults;
}
