// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import { useEffect, type RefObject } from 'react';
import { keepDraft, readDraft } from './draft';
import type { ContactFormProps } from './props';
import { control, FIELDS, readValues } from './values';

/**
 * Keeps what is being written, so that a reload of the tab loses nothing. What was typed before React came stays.
 * @returns Keeps what stands there: to be called after each change.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draftKey: key, branch }: ContactFormProps,
) {
  useEffect(() => {
    const draft = { branch, ...readDraft(key) };
    for (const field of FIELDS) {
      const part = form.current && control(form.current, field);
      if (!part) return;
      part.value ||= draft[field] ?? '';
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- it overlooks `branch`, which is read above
  }, [form, key, branch]);

  return () => form.current && keepDraft(key, readValues(form.current));
}
