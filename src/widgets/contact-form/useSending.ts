// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { contactPayload, type Payload } from './payload';
import type { ContactFormProps } from './props';
import { keepDraft } from './draft';
import { send } from './send';
import { useDraft } from './useDraft';
import { validate, type Faults } from './validate';
import { control, FIELDS, readValues } from './values';

/** Nobody fills in five fields faster, in ms: what is sent earlier waits for the rest of it [C12]. */
export const MIN_FILL = 2000;

/** Where a message is: being written (again), on its way, taken, or refused with what was written. */
export type Stage = { name: 'writing' | 'sending' } | { name: 'sent' | 'failed'; payload: Payload };

/**
 * What becomes of the message on its way. It outlives the form: a visitor who comes back is to see that it still
 * sends what he wrote, or he would send it a second time [C8]. Never rejects.
 */
let underway: Promise<Stage> | undefined;

/** What the form does: checks, sends once at a time, keeps what is written until it is sent. */
export function useSending(
  form: RefObject<HTMLFormElement | null>,
  trap: RefObject<HTMLInputElement | null>,
  props: ContactFormProps,
) {
  const [stage, setStage] = useState<Stage>({ name: 'writing' });
  const [faults, setFaults] = useState<Faults>({});
  const [checks, setChecks] = useState(0);
  const [since] = useState(Date.now);
  const keep = useDraft(form, props);

  useEffect(() => {
    // From here on we say what is wrong; without scripts the browser does.
    if (form.current) form.current.noValidate = true;
    void follow();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is on its way when the form comes
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
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, [stage]);

  function payloadOf(element: HTMLFormElement): Payload {
    return contactPayload(readValues(element), props.mailbox, props.strings.contactSubject);
  }

  function submit(event: FormEvent) {
    hold(event);
    const element = form.current;
    if (!element || underway) return;
    const found = validate(element);
    setFaults(found);
    setChecks((count) => count + 1);
    if (Object.keys(found).length > 0) return setStage({ name: 'writing' });

    underway = deliver(payloadOf(element));
    void follow();
  }

  /** Sends a message and does what is then due, whether its form is still there or not. */
  async function deliver(payload: Payload): Promise<Stage> {
    const trapped = trap.current?.value;
    const early = since + MIN_FILL - Date.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const isSent = await (!trapped && send(props.endpoint, payload));
    underway = undefined;
    if (isSent) keepDraft(props.draftKey);
    props.onEnd?.(isSent);
    return { name: isSent ? 'sent' : 'failed', payload };
  }

  /** Shows in this form what becomes of the message on its way. */
  async function follow(): Promise<void> {
    if (underway) setStage({ name: 'sending' });
    const end = await underway;
    const element = form.current;
    if (!element || !end) return;
    if (end.name === 'sent') {
      element.reset();
      control(element, 'branch').value = props.branch ?? '';
    }
    setStage(end);
    // A button that is disabled loses the focus.
    setTimeout(() => {
      if (document.activeElement === document.body)
        element.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    });
  }

  /** To be called for every change: what is mended is no longer a fault, what failed is offered as it is now. */
  function change() {
    const element = form.current;
    if (!element) return;
    keep();
    const still = validate(element);
    // Words for what is missing only come with a press of the button.
    setFaults((shown) => {
      const kept = Object.entries(still).filter(([field]) => field in shown);
      return Object.fromEntries(kept);
    });
    setStage((now) => {
      if (now.name === 'failed') return { name: 'failed', payload: payloadOf(element) };
      return now.name === 'sent' ? { name: 'writing' } : now;
    });
  }

  return { stage, faults, submit, change };
}

const hold = (event: Pick<Event, 'preventDefault'>) => event.preventDefault();
