import type { FieldKind } from '../fieldKind';

/** A phone number, however it is written. */
export const kind: FieldKind = {
  kind: 'phone',
  name: 'phone',
  example: () => '+44 20 7946 0018',
  control: () => ({ attributes: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } }),
};
