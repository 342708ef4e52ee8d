// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useEffect, type RefObject } from 'react';
import { keepDraft, readDraft } from './draft';
import type { ContactFormProps } from './props';
import { control, FIELDS, readValues } from './values';

/**
 * Restores the draft on mount, so that reloading the tab loses nothing. Text typed before hydration wins over it.
 * @returns Stores the current values; call it after each change.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draftKey: key, branch }: ContactFormProps,
) {
  useEffect(() => {
    const draft = { branch, ...readDraft(key) };
    for (const field of FIELDS) {
      const element = form.current && control(form.current, field);
      if (!element) return;
      element.value ||= draft[field] ?? '';
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it overlooks `branch`, which is read above
  }, [form, key, branch]);

  return () => form.current && keepDraft(key, readValues(form.current));
}
