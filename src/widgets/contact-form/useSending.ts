// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { contactPayload, type Payload } from '../../cart/formPayload';
import type { ContactFormProps } from './props';
import { keepDraft } from './draft';
import { send, type SentFile } from './send';
import { useDraft } from './useDraft';
import { validate, type Faults } from './validate';
import { applyConditions, isShown } from '../../ui/form/conditions';
import { controlsOf, filesIn } from '../../ui/form/controls';
import { readValues } from './values';
import type { FormControl } from '../../generated/types';

/**
 * Nobody fills in five fields faster, so a message submitted earlier is held back until then [C12]. Counted by
 * `performance.now`, since the clock of a phone may be set while its user writes.
 */
export const MIN_FILL_MS = 2000;

/** The state of the form; after sending, with what was sent. */
export type Stage = { name: 'writing' | 'sending' } | { name: 'sent' | 'failed'; payload: Payload };

/**
 * The messages being sent, by the draft of their form. They outlive the component: a visitor who navigates away and back
 * must see that the form is still sending, or would send the message twice [C8]. Never reject.
 */
const underway = new Map<string, Promise<Stage>>();

/** The behaviour of the form: validates, sends one message at a time, keeps the draft until it is sent. */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  trap: RefObject<HTMLInputElement | null>,
  props: ContactFormProps,
  fields: readonly FormControl[],
) {
  const [stage, setStage] = useState<Stage>({ name: 'writing' });
  const [faults, setFaults] = useState<Faults>({});
  const [check, setCheck] = useState({ number: 0, faultCount: 0 });
  const [since] = useState(() => performance.now());
  const keep = useDraft(form, props);
  const { draftKey: key } = props;

  useEffect(() => {
    // From here on we show the errors; without JavaScript the browser does.
    if (form.current) form.current.noValidate = true;
    void follow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the message already being sent on mount
  }, [form]);

  useFocusOnFault(form, Object.keys(faults)[0], check.number);

  useEffect(() => {
    if (stage.name !== 'sending') return;
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [stage]);

  const payloadOf = (element: HTMLFormElement) => payloadIn(element, props, fields);

  function submit(event: FormEvent) {
    hold(event);
    const element = form.current;
    if (!element || underway.has(key)) return;
    const found = validate(element, fields);
    setFaults(found);
    const faultCount = Object.keys(found).length;
    setCheck(({ number }) => ({ number: number + 1, faultCount }));
    if (faultCount > 0) return setStage({ name: 'writing' });

    underway.set(key, deliver(payloadOf(element), filesOf(element, fields)));
    void follow();
  }

  /** Sends a message and handles the result, even if the form has been unmounted by then. */
  async function deliver(payload: Payload, files: readonly SentFile[]): Promise<Stage> {
    const trapped = trap.current?.value;
    // A program may have filled it in for a person, who then sends by pressing once more.
    if (trap.current) trap.current.value = '';
    const early = since + MIN_FILL_MS - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const isSent = await (!trapped && send(props.endpoint, payload, files));
    underway.delete(key);
    if (isSent) keepDraft(key);
    props.onEnd?.(isSent);
    return { name: isSent ? 'sent' : 'failed', payload };
  }

  /** Reflects the message being sent in this form. */
  async function follow(): Promise<void> {
    const sending = underway.get(key);
    if (sending) setStage({ name: 'sending' });
    const end = await sending;
    const element = form.current;
    if (!element || !end) return;
    if (end.name === 'sent') {
      element.reset();
      for (const control of controlsOf(element, 'branch')) control.value = props.branch ?? '';
      applyConditions(element);
    }
    setStage(end);
    // A disabled button loses the focus.
    setTimeout(() => {
      if (document.activeElement === document.body)
        element.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    });
  }

  /** To be called on every input: clears corrected errors, and updates the fallback links of a failed message. */
  function change() {
    const element = form.current;
    if (!element) return;
    applyConditions(element);
    keep();
    const still = validate(element, fields);
    // New errors only appear on submit.
    setFaults((shown) => {
      const kept = Object.entries(still).filter(([field]) => field in shown);
      return Object.fromEntries(kept);
    });
    setStage((now) => {
      if (now.name === 'failed') return { name: 'failed', payload: payloadOf(element) };
      return now.name === 'sent' ? { name: 'writing' } : now;
    });
  }

  return { stage, faults, check, submit, change };
}

/** The request body that a form holds now. */
function payloadIn(
  form: HTMLFormElement,
  { mailbox, subject, strings }: ContactFormProps,
  fields: readonly FormControl[],
): Payload {
  return contactPayload(readValues(form, fields), {
    mailbox,
    subject: subject ?? strings.contactSubject,
    replyTo: fields.find(({ attributes }) => attributes?.['type'] === 'email')?.name,
  });
}

/** The files to be sent: those of fields that are shown. */
const filesOf = (form: HTMLFormElement, fields: readonly FormControl[]): SentFile[] =>
  fields.flatMap(({ name }) =>
    controlsOf(form, name).some(isShown)
      ? filesIn(form, name).map((file): SentFile => [name, file])
      : [],
  );

const hold = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();

/** Focuses the first field with an error after each failed validation, once the errors are rendered. */
function useFocusOnFault(
  form: RefObject<HTMLFormElement | null>,
  first: string | undefined,
  checks: number,
): void {
  useEffect(() => {
    if (!first || !form.current) return;
    // First the error summary at the top; focus() then scrolls further only if the field is off screen.
    form.current.scrollIntoView();
    controlsOf(form.current, first)[0]?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- correcting a field must not move the focus
  }, [checks]);
}
