// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { FormControl } from '../../generated/types';
import { isShown } from '../../ui/form/conditions';
import { controlsOf, filesIn, isBox } from '../../ui/form/controls';
import type { Values } from '../../cart/formPayload';

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
