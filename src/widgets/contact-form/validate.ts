// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { FormControl } from '../../generated/types';
import { isShown } from '../../ui/form/conditions';
import { controlsOf, filesIn } from '../../ui/form/controls';
import { valueOf } from './values';

/** What is said of a field that has to be corrected, by its name; empty if the form is valid. */
export type Faults = Record<string, string>;

/**
 * Validates the form, in the order of its fields [C6]: those that may not be empty are filled in, and the browser
 * accepts what was entered; those that a condition hides do not matter. No field has a maximum length.
 */
export function validate(form: HTMLFormElement, fields: readonly FormControl[]): Faults {
  const faults: Faults = {};
  for (const field of fields) {
    const { name, missing, wrong } = field;
    const [control] = controlsOf(form, name);
    if (!control || !isShown(control)) continue;
    const { validity } = control;
    // What is no number leaves the value empty.
    const isEmpty = !valueOf(form, field) && !validity.badInput;
    if (isEmpty && missing) faults[name] = missing;
    else if (wrong && (!validity.valid || hasWrongFile(form, field))) faults[name] = wrong;
  }
  return faults;
}

/** Whether a file is too large, or not of the kinds asked for: browsers offer others, too. */
function hasWrongFile(form: HTMLFormElement, { name, maxBytes, attributes }: FormControl): boolean {
  const endings = attributes?.['accept']?.split(',');
  return filesIn(form, name).some(
    (file) =>
      (maxBytes && file.size > maxBytes) ||
      endings?.every((ending) => !file.name.toLowerCase().endsWith(ending)),
  );
}
