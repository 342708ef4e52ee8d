// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { controlsOf, isBox } from './controls';

/** The attribute of a field that is shown on a condition: the name of another field, and the values that show it. */
export const conditionOf = (when: { name: string; is: readonly string[] } | undefined) =>
  when && JSON.stringify([when.name, when.is]);

/**
 * Shows and hides the fields of a form that depend on others, which come before them. Not by React, because all are
 * shown without scripts, and those that are not needed should be gone before the page is painted. It runs in old browsers, too.
 */
export function applyConditions(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const [name, values] = JSON.parse(place.dataset['when'] ?? '') as [string, string[]];
    place.hidden = !controlsOf(form, name).some(
      (control) =>
        isShown(control) && (!isBox(control) || control.checked) && values.includes(control.value),
    );
  }
}

/** Whether the conditions of a control are met; what is hidden is neither validated nor sent. */
export const isShown = (control: Element): boolean =>
  !control.closest<HTMLElement>('[data-when]')?.hidden;
