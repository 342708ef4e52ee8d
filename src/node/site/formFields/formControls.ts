import type { FormField } from '../../../generated/authored';
import type { FormControl } from '../../../generated/types';
import { fill } from '../template';
import { fieldName } from './fieldName';
import type { Company, FieldKinds } from './fieldKind';

/** The fields of a form as the browser draws, checks and sends them: all words and attributes are filled in. */
export function formControls(
  fields: readonly FormField[],
  kinds: FieldKinds,
  company: Company,
): FormControl[] {
  const { strings } = company;
  const made: FormControl[] = [];
  for (const [index, field] of fields.entries()) {
    const { label, help, optional } = field;
    const own = kinds.get(field.kind)?.control(field, company);
    const { missing = fill(strings.fieldMissing, { label }), ...others } = own ?? {};
    const when = field.when && conditionIn(made, field.when);
    made.push({
      name: fieldName(field, index, kinds),
      label,
      ...(help && { help }),
      ...others,
      // What is only said has no value.
      ...(!optional && !(others.draw === 'checks' && !others.options) && { missing }),
      ...(when && { when }),
    });
  }
  return made;
}

/** A condition by the name of the other field, which is above, and by the values of its answers. */
function conditionIn(
  above: readonly FormControl[],
  { field, is }: NonNullable<FormField['when']>,
): FormControl['when'] {
  const other = above.find(({ name, label }) => label === field || name === field);
  const values = is.map(
    (answer) => other?.options?.find(({ label }) => label === answer)?.value ?? answer,
  );
  return other && { name: other.name, is: values };
}
