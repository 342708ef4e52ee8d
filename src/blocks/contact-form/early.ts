/**
 * What is typed into the form is kept for this tab: a reload loses nothing, and the text is there from the start. React
 * keeps it, too, but hears nothing while it takes over the page or draws the form anew. In the format of
 * src/widgets/contact-form/draft.ts, which reads it later.
 */

import { controlsOf, entryOf, isBox, keyOf, type Control } from '../../ui/form/controls';

const draftOf = (key: string): Record<string, string> => {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? '{}')) as Record<string, string>;
  } catch {
    return {};
  }
};

document.addEventListener('input', ({ target }) => {
  const { form } = target as Partial<Control>;
  const key = form?.closest<HTMLElement>('[data-draft]')?.dataset['draft'];
  if (!form || !key) return;
  const draft: Record<string, string> = {};
  for (const control of controlsOf(form)) draft[keyOf(control)] = entryOf(control);
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Without storage, the form holds it until the page is left.
  }
});

document.addEventListener('DOMContentLoaded', () => {
  const place = document.querySelector<HTMLElement>('[data-draft]');
  const form = place?.querySelector('form');
  if (!form) return;
  const draft = draftOf(place?.dataset['draft'] ?? '');
  // On Back, browsers put back what stood there when the page was left, which may be older.
  for (const control of controlsOf(form)) {
    const entered = draft[keyOf(control)];
    if (entered === undefined) continue;
    if (isBox(control)) control.checked = entered === 'on';
    else control.value = entered;
  }
});
