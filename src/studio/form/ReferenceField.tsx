import { asText } from './asText';
import type { Kind } from '../../document/schema/schema';
import type { Choice } from '../protocol';
import { WORDS } from './words';
import { Combobox } from './Combobox';
import type { FieldProps } from './formHost';
import { describedBy, fieldId } from './fieldId';
import { FieldFrame } from './FieldFrame';
import { useHost } from './formHost';
import { isOfFew } from './kinds';
import { useChoices } from './useChoices';
import { NamedIcon } from './NamedIcon';
import { placeholderOf } from './TextField';
import { useIsWrong } from './Problems';
import { useAt } from './useAt';
import { useEdit } from './useEdit';
import controls from '../ui/controls.module.css';

/** A text that names something of the site: a page, a product, a branch, an icon. */
export function ReferenceField(props: FieldProps) {
  return (
    <FieldFrame at={props.at} label={props.label} schema={props.schema}>
      <ReferenceControl {...props} />
    </FieldFrame>
  );
}

/** The control of a reference, without its label: a list where there are few choices, else a search. */
export function ReferenceControl({
  schema,
  at,
  required,
  name,
}: Omit<FieldProps, 'label'> & { name?: string }) {
  const { choices } = useHost();
  const value = useAt(at, asText);
  const edit = useEdit(at);
  const isWrong = useIsWrong(at);
  const kind = schema['x-kind'] as Kind;
  const change = (text: string) => edit(text === '' && !required ? undefined : text);
  const control = {
    id: fieldId(at),
    'aria-label': name,
    'aria-required': required,
    'aria-invalid': isWrong,
    'aria-describedby': describedBy(at, {
      help: name === undefined && schema.description !== undefined,
      problems: true,
    }),
  };
  if (isOfFew(kind)) {
    return (
      <Select
        control={control}
        value={value}
        kind={kind}
        at={at}
        onChange={change}
        required={required}
      />
    );
  }
  return (
    <Combobox
      {...control}
      value={value}
      choices={() => choices(kind, at)}
      onChange={change}
      placeholder={placeholderOf(schema)}
      before={kind === 'icon' && <NamedIcon name={value} />}
      picture={kind === 'icon' ? iconOf : undefined}
    />
  );
}

function Select({
  control,
  value,
  kind,
  at,
  onChange,
  required,
}: {
  control: object;
  value: string;
  kind: Kind;
  at: string;
  onChange: (value: string) => void;
  required: boolean;
}) {
  const choices = useChoices(kind, at) ?? [];
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <select
      {...control}
      className={controls['input']}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {(!required || value === '') && (
        <option value="">{required ? WORDS.fill : WORDS.none}</option>
      )}
      {value !== '' && !isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

const iconOf = ({ value }: Choice) => <NamedIcon name={value} />;
