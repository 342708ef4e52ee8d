// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useEffect, type RefObject } from 'react';
import { applyConditions } from '../../ui/form/conditions';
import { draftOf, enterDraft, keepDraft, readDraft } from './draft';
import type { ContactFormProps } from './props';

/**
 * Restores the draft on mount, so that reloading the tab loses nothing. Text typed before hydration wins over it.
 * @returns Stores the current values; call it after each change.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draftKey: key, branch = '' }: ContactFormProps,
) {
  useEffect(() => {
    if (!form.current) return;
    enterDraft(form.current, { branch, ...readDraft(key) });
    applyConditions(form.current);
  }, [form, key, branch]);

  return () => form.current && keepDraft(key, draftOf(form.current));
}
