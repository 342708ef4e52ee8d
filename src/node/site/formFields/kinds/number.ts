import type { FormField } from '../../../../generated/authored';
import type { FieldKind } from '../fieldKind';
import { fill } from '../../template';

/** A number, sent with its unit: '12.5 m³/h'. */
export const kind: FieldKind = {
  kind: 'number',
  example: ({ least, most, unit = '' }) => `${least ?? most ?? 1} ${unit}`.trim(),
  control(field, { strings }) {
    const { label, unit, least, most } = field;
    const range = rangeOf(field);
    return {
      attributes: {
        type: 'number',
        inputMode: 'decimal',
        step: 'any',
        ...(least !== undefined && { min: String(least) }),
        ...(most !== undefined && { max: String(most) }),
      },
      ...(unit && { unit }),
      wrong: range
        ? fill(strings.fieldNumberOutside, { label, range })
        : fill(strings.fieldNumberWrong, { label }),
    };
  },
  mistakes: ({ least, most }) =>
    least !== undefined && most !== undefined && least > most
      ? [
          {
            at: 'most',
            says: `No number is both at least ${least} and at most ${most}.`,
            advises: 'Swap the two, or leave one out.',
          },
        ]
      : [],
};

/** '1–500', '≥ 1', '≤ 500', or '' without limits: in signs, which need no translation. */
function rangeOf({ least, most }: FormField): string {
  if (least === undefined) return most === undefined ? '' : `≤ ${most}`;
  return most === undefined ? `≥ ${least}` : `${least}–${most}`;
}
