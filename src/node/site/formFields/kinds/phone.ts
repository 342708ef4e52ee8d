import type { FieldKind } from '../fieldKind';

/** A phone number, however it is written. */
export const kind: FieldKind = {
  kind: 'phone',
  name: 'phone',
  control: () => ({ attributes: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } }),
};
