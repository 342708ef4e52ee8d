import { useEffect, useRef, type RefObject } from 'react';
import { carryInto, keepDraft, readDraft } from './draft';
import { control, FIELDS, readValues } from './values';

/**
 * Keeps what is being written, so that a reload of the tab loses nothing, and brings a carried text into the
 * message. What was typed before React came stays.
 * @returns `keep` is to be called after each change, `forget` once the message is sent.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  carried: string | undefined,
) {
  const last = useRef(carried);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const draft = readDraft(key);
    for (const field of FIELDS) {
      const part = control(element, field);
      if (draft[field] && !part.value) part.value = draft[field];
    }
    last.current = draft.carried;
    if (!carried) return;
    const message = control(element, 'message');
    message.value = carryInto(message.value, last.current, carried);
    last.current = carried;
    keepDraft(key, { ...readValues(element), carried });
  }, [form, key, carried]);

  return {
    keep() {
      if (form.current)
        keepDraft(key, { ...readValues(form.current), carried: last.current ?? '' });
    },
    forget: () => keepDraft(key),
  };
}
