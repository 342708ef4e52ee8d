// Shared with the embed: it runs on partners' pages as well, rendered by Preact.

/** What visitors enter something in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls of one field, or those of a form that a draft can keep: browsers keep no files. */
export function controlsOf(form: HTMLFormElement, field?: string): Control[] {
  return (Array.from(form.elements) as Control[]).filter(({ name, type }) =>
    field ? name === field : name && type !== 'file',
  );
}

/** Whether a control is a box that can be ticked. */
export const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

/** What a control is called in a draft: boxes of a field share a name. */
export const keyOf = (control: Control): string =>
  isBox(control) ? `${control.name}=${control.value}` : control.name;

/** What a draft holds of a control, untrimmed; 'on' for a box that is ticked. */
export const entryOf = (control: Control): string =>
  !isBox(control) ? control.value : control.checked ? 'on' : '';

/** The files that are chosen in a field. */
export const filesIn = (form: HTMLFormElement, field: string): File[] =>
  controlsOf(form, field).flatMap((control) =>
    Array.from(('files' in control && control.files) || []),
  );
