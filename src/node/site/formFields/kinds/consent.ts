import type { FieldKind } from '../fieldKind';
import { fill } from '../../template';

/** A box to tick. Its text is what is sent, so that the message says what was agreed to. */
export const kind: FieldKind = {
  kind: 'consent',
  example: ({ text = '' }) => text,
  control: ({ label, text = '', link }, { strings }) => ({
    draw: 'checks',
    options: [{ value: text, label: text }],
    missing: fill(strings.fieldConsentMissing, { label }),
    ...(link && { link }),
  }),
  answers: ({ text = '' }) => [text],
};
