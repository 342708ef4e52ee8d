// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useEffect, type RefObject } from 'react';
import { applyConditions } from '../../ui/form/conditions';
import { draftOf, enterDraft, keepDraft, readDraft } from './draft';
import type { ContactFormProps } from './props';

/**
 * Restores the draft on mount, so that reloading the tab loses nothing. Text typed before hydration wins over it. Where
 * no products are written, those of the visitor's list are.
 * @returns Stores the current values; call it after each change.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draftKey: key, branch = '', fields, listed }: ContactFormProps,
) {
  const products = fields?.find(({ draw }) => draw === 'products')?.name;
  useEffect(() => {
    if (!form.current) return;
    enterDraft(form.current, { branch, ...readDraft(key) });
    if (products && listed) enterDraft(form.current, { [products]: listed() });
    applyConditions(form.current);
  }, [form, key, branch, products, listed]);

  return () => form.current && keepDraft(key, draftOf(form.current));
}
