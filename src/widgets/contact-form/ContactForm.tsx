// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { fill } from '../../cart/fill';
import { buttonClass } from '../../ui/button/buttonClass';
import { showWhole } from '../../ui/showWhole';
import css from './contact-form.module.css';
import { FormField } from './FormField';
import { Outcome } from './Outcome';
import { HELP, TRAP, UNFILLED, type ContactFormProps } from './props';
import { useSending, type Stage } from './useSending';
import { control, FIELDS, LABELS, type Field } from './values';

/**
 * The contact form [C6]. Its fields are uncontrolled: text typed before hydration survives, and without JavaScript the
 * browser validates and posts the form itself.
 */
export function ContactForm(props: ContactFormProps) {
  const { id, endpoint, strings } = props;
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const { stage, faults, check, submit, change } = useSending(form, trap, props);
  const isSending = stage.name === 'sending';
  const said: Partial<Record<Stage['name'], string>> = {
    sending: strings.contactSending,
    sent: strings.contactSent,
    failed: strings.contactFailed,
  };
  const idOf = (field: Field) => `${id}${field}`;
  const broken = FIELDS.filter((field) => faults[field]);
  const fieldOf = (name: Field): FieldProps => ({
    id: idOf(name),
    label: strings[LABELS[name]],
    fault: faults[name] && strings[faults[name]],
  });
  // Fragment links do not work inside a shadow root.
  const goTo = (event: MouseEvent, name: Field) => {
    event.preventDefault();
    if (form.current) control(form.current, name).focus();
  };
  return (
    <>
      <form
        ref={form}
        className={css.form}
        method="post"
        action={endpoint}
        aria-busy={isSending}
        onSubmit={submit}
        onInput={change}
      >
        {broken.length > 0 && (
          <div className={css.faults}>
            <strong>{strings.contactFaults}</strong>
            <ul>
              {broken.map((name) => (
                <li key={name}>
                  <a href={`#${idOf(name)}`} onClick={(event) => goTo(event, name)}>
                    {fieldOf(name).fault}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Fields props={props} fieldOf={fieldOf} isReadOnly={isSending} />
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
        <Outcome stage={stage} props={props} />
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

/** What a field shows besides its control. */
type FieldProps = Pick<ComponentProps<typeof FormField>, 'id' | 'label' | 'fault'>;

/** The fields in their order. */
function Fields({
  props: { branches, strings },
  fieldOf,
  isReadOnly,
}: {
  props: ContactFormProps;
  fieldOf: (name: Field) => FieldProps;
  isReadOnly: boolean;
}) {
  const text = (name: keyof typeof HELP) => (
    <FormField {...fieldOf(name)} hint={name === 'phone' ? strings.contactOptional : undefined}>
      {(ties) => (
        <input
          {...ties}
          {...HELP[name]}
          name={name}
          required={name !== 'phone'}
          readOnly={isReadOnly}
        />
      )}
    </FormField>
  );
  return (
    <>
      {text('name')}
      {text('email')}
      {text('phone')}
      <FormField {...fieldOf('branch')}>
        {(ties) => (
          <select {...ties} name="branch" required>
            <option value="">{strings.contactChooseBranch}</option>
            {branches.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField {...fieldOf('message')}>
        {(ties) => (
          <textarea
            {...ties}
            name="message"
            rows={7}
            required
            readOnly={isReadOnly}
            onKeyUp={showWhole}
          />
        )}
      </FormField>
    </>
  );
}
