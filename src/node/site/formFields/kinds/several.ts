import type { FieldKind } from '../fieldKind';
import { fill } from '../../template';
import { asOptions, optionsTwice } from '../options';

/** Boxes to tick, as many as fit. */
export const kind: FieldKind = {
  kind: 'several',
  example: ({ options = [] }) => options.slice(0, 2).join(', '),
  control: ({ label, options }, { strings }) => ({
    draw: 'checks',
    options: asOptions(options),
    missing: fill(strings.fieldChoiceMissing, { label }),
  }),
  mistakes: optionsTwice,
  answers: ({ options = [] }) => options,
};
