import type { FieldKind } from '../fieldKind';
import { fill } from '../../template';
import { asOptions, optionsTwice } from '../options';

/** A list from which one is chosen. */
export const kind: FieldKind = {
  kind: 'choice',
  example: ({ options = [] }) => options[0] ?? '',
  control: ({ label, options }, { strings }) => ({
    draw: 'select',
    first: strings.fieldFirst,
    options: asOptions(options),
    missing: fill(strings.fieldChoiceMissing, { label }),
  }),
  mistakes: optionsTwice,
  answers: ({ options = [] }) => options,
};
