// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useRef, type MouseEvent } from 'react';
import { fill } from '../../cart/fill';
import { specifiedFields } from '../../cart/specifiedFields';
import { buttonClass } from '../../ui/button/buttonClass';
import { controlsOf } from '../../ui/form/controls';
import type { FormControl } from '../../generated/types';
import css from './contact-form.module.css';
import { Fields } from './Fields';
import { Outcome } from './Outcome';
import { TRAP, UNFILLED, type ContactFormProps } from './props';
import { useSending, type Stage } from './useSending';

/**
 * The contact form [C6], with the fields of the specification or those that the config lists. Its fields are uncontrolled: text typed before hydration survives, and without JavaScript the
 * browser validates and posts the form itself.
 */
export function ContactForm(props: ContactFormProps) {
  const { id, endpoint, strings, fields = specifiedFields(props) } = props;
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { stage, faults, check, submit, change } = useSending(form, trap, props, fields);
  const isSending = stage.name === 'sending';
  const said: Partial<Record<Stage['name'], string>> = {
    sending: strings.contactSending,
    sent: strings.contactSent,
    failed: strings.contactFailed,
  };
  const idOf = (name: string) => `${id}${name}`;
  const broken = Object.entries(faults);
  // Fragment links do not work inside a shadow root.
  const goTo = (event: MouseEvent, name: string) => {
    event.preventDefault();
    if (form.current) controlsOf(form.current, name)[0]?.focus();
  };
  return (
    <>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={endpoint}
        encType={fields.some(isFile) ? 'multipart/form-data' : undefined}
        aria-busy={isSending}
        onSubmit={submit}
        onInput={change}
      >
        {broken.length > 0 && (
          <div className={css.faults}>
            <strong>{strings.contactFaults}</strong>
            <ul>
              {broken.map(([name, fault]) => (
                <li key={name}>
                  <a href={`#${idOf(name)}`} onClick={(event) => goTo(event, name)}>
                    {fault}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Fields
          fields={fields}
          idOf={idOf}
          faults={faults}
          strings={strings}
          Products={props.Products}
          isReadOnly={isSending}
        />
        <button type="submit" className={buttonClass()} disabled={isSending}>
          {isSending ? said.sending : strings.contactSend}
        </button>
        <p className="visually-hidden" role="status">
          {/* Another element a check: the same count is said again. */}
          <span key={check.number}>
            {check.faultCount > 0
              ? fill(strings.contactFaultCount, { count: check.faultCount })
              : (isSending || !props.quiet) && said[stage.name]}
          </span>
        </p>
        <Outcome stage={stage} props={props} fields={fields} />
      </form>
      {/* The honeypot is outside the form: it is neither validated nor submitted, only read by useSending [C12]. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          {strings.contactTrap}
          <input ref={trap} name={TRAP} tabIndex={-1} autoComplete="off" {...UNFILLED} />
        </label>
      </div>
    </>
  );
}

const isFile = ({ attributes }: FormControl) => attributes?.['type'] === 'file';
