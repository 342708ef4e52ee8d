// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { showWhole } from '../../ui/showWhole';
import type { FormControl } from '../../generated/types';
import { conditionOf } from '../../ui/form/conditions';
import css from './contact-form.module.css';
import { FormField } from './FormField';
import type { ContactFormProps, ContactStrings, Ties } from './props';
import type { Faults } from './validate';

/** The fields of a form in their order. */
export function Fields({
  fields,
  idOf,
  faults,
  strings,
  Products,
  isReadOnly,
}: {
  fields: readonly FormControl[];
  idOf: (name: string) => string;
  faults: Faults;
  isReadOnly: boolean;
} & Pick<ContactFormProps, 'strings' | 'Products'>) {
  return fields.map((field) => {
    const { name, draw, label, unit, help, missing, when } = field;
    return (
      <FormField
        key={name}
        id={idOf(name)}
        label={unit ? `${label} (${unit})` : label}
        condition={conditionOf(when)}
        isGroup={draw === 'checks'}
        help={help}
        hint={missing || isSaid(field) ? undefined : strings.contactOptional}
        fault={faults[name]}
      >
        {(ties) => (
          <>
            <Control {...{ field, ties, strings, isReadOnly }} />
            {draw === 'products' && Products && <Products {...{ field, ties, isReadOnly }} />}
          </>
        )}
      </FormField>
    );
  });
}

/** Whether a field is only read, such as where files are to be sent by e-mail. */
const isSaid = ({ draw, options }: FormControl) => draw === 'checks' && !options;

/** What visitors enter a field in. Without scripts, nothing depends on others, and what may not be needed is optional. */
function Control({
  field,
  ties,
  strings,
  isReadOnly,
}: {
  field: FormControl;
  ties: Ties;
  strings: ContactStrings;
  isReadOnly: boolean;
}) {
  const { name, draw, attributes, options, first, missing, when } = field;
  if (draw === 'checks') return <Checks {...{ field, ties, strings }} />;
  const own = { ...ties, ...attributes, name, required: Boolean(missing && !when) };
  if (draw === 'textarea' || draw === 'products')
    return <textarea {...own} rows={7} readOnly={isReadOnly} onKeyUp={showWhole} />;
  if (draw !== 'select') return <input {...own} readOnly={isReadOnly} />;
  return (
    <select {...own}>
      <option value="">{first}</option>
      {options?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Boxes to tick. The browser can require one box alone. */
function Checks({
  field: { name, options, missing, when, link },
  ties: { id, 'aria-invalid': isInvalid },
  strings,
}: {
  field: FormControl;
  ties: Ties;
  strings: ContactStrings;
}) {
  const opensTab = !link?.href.startsWith('mailto:');
  const isRequired = options?.length === 1 && Boolean(missing && !when);
  return (
    <div className={css.checks}>
      {options?.map(({ value, label }, index) => (
        <label key={value}>
          <input
            type="checkbox"
            id={index > 0 ? undefined : id}
            name={name}
            value={value}
            required={isRequired}
            aria-invalid={isInvalid}
          />
          <span>{label}</span>
        </label>
      ))}
      {link && (
        <a href={link.href} {...(opensTab && { target: '_blank', rel: 'noopener' })}>
          {link.label}
          {opensTab && <span className="visually-hidden"> {strings.newTab}</span>}
        </a>
      )}
    </div>
  );
}
