import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { contactPayload, type Payload } from './payload';
import type { ContactFormProps } from './props';
import { keepDraft } from './draft';
import { send } from './send';
import { useDraft } from './useDraft';
import { validate, type Faults } from './validate';
import { control, FIELDS, readValues } from './values';

/** Nobody fills in five fields faster, in ms: what is sent earlier waits for the rest of it (spec R28). */
export const MIN_FILL = 2000;

/** Where a message is: being written (again), on its way, taken, or refused with what was written. */
export type Stage = { name: 'writing' | 'sending' | 'sent' } | { name: 'failed'; payload: Payload };

/** What the form does: checks, sends once at a time, keeps what is written until it is sent. */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  trap: RefObject<HTMLInputElement | null>,
  props: ContactFormProps,
) {
  const [stage, setStage] = useState<Stage>({ name: 'writing' });
  const [faults, setFaults] = useState<Faults>({});
  const [checks, setChecks] = useState(0);
  const isSending = useRef(false);
  const since = useRef(0);
  const keep = useDraft(form, props);

  useEffect(() => {
    since.current = Date.now();
    // From here on we say what is wrong; without scripts the browser does.
    if (form.current) form.current.noValidate = true;
  }, [form]);

  // After each check that found something, once its words stand in the page.
  useEffect(() => {
    const first = FIELDS.find((field) => faults[field]);
    if (!first || !form.current) return;
    // The list of what is missing stands at the top; the field comes to the screen if it lies below.
    form.current.scrollIntoView();
    control(form.current, first).focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- mending a field must not move the focus
  }, [checks]);

  useEffect(() => {
    if (stage.name !== 'sending') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [stage]);

  function payloadOf(element: HTMLFormElement): Payload {
    return contactPayload(readValues(element), props.mailbox, props.strings.contactSubject);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const element = form.current;
    if (!element || isSending.current) return;
    const found = faultsOf(element);
    setFaults(found);
    setChecks((count) => count + 1);
    if (Object.keys(found).length > 0) return setStage({ name: 'writing' });

    const payload = payloadOf(element);
    isSending.current = true;
    setStage({ name: 'sending' });
    const isSent = !trap.current?.value && (await sendPatiently(payload));
    isSending.current = false;
    if (isSent) {
      element.reset();
      control(element, 'branch').value = props.branch ?? '';
      keepDraft(props.draftKey);
    }
    setStage(isSent ? { name: 'sent' } : { name: 'failed', payload });
    props[isSent ? 'onSent' : 'onFailed']?.();
    // A button that is disabled loses the focus.
    setTimeout(() => {
      const button = element.querySelector<HTMLElement>('[type=submit]');
      if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    });
  }

  async function sendPatiently(payload: Payload): Promise<boolean> {
    const early = since.current + MIN_FILL - Date.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    return send(props.endpoint, payload);
  }

  /** To be called for every change: what is mended is no longer a fault, what failed is offered as it is now. */
  function change() {
    const element = form.current;
    if (!element) return;
    keep();
    const still = faultsOf(element);
    // Words for what is missing only come with a press of the button.
    setFaults((shown) => {
      const kept = Object.entries(still).filter(([field]) => field in shown);
      return Object.fromEntries(kept);
    });
    const payload = payloadOf(element);
    setStage((now) => {
      if (now.name === 'failed') return { name: 'failed', payload };
      return now.name === 'sent' ? { name: 'writing' } : now;
    });
  }

  return { stage, faults, submit, change };
}

function faultsOf(form: HTMLFormElement): Faults {
  return validate(readValues(form), control(form, 'email').validity.valid);
}
