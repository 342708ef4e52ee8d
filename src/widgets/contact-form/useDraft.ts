import { useEffect, type RefObject } from 'react';
import { keepDraft, readDraft } from './draft';
import type { ContactFormProps } from './props';
import { control, FIELDS, readValues } from './values';

/**
 * Keeps what is being written, so that a reload of the tab loses nothing. What was typed before React came stays.
 * @returns `keep` is to be called after each change.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { draftKey: key, branch = '', prepare }: ContactFormProps,
) {
  const keep = () => form.current && keepDraft(key, readValues(form.current));

  useEffect(() => {
    const draft = readDraft(key);
    for (const field of FIELDS) {
      const part = form.current && control(form.current, field);
      if (!part) return;
      part.value ||= draft[field] ?? (field === 'branch' ? branch : '');
      if (field === 'message' && prepare) part.value = prepare(part.value);
    }
    if (prepare) keep();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keep` reads a ref and the key
  }, [form, key, branch, prepare]);

  return keep;
}
