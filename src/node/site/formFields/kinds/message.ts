import type { FieldKind } from '../fieldKind';

/** Several lines of text. */
export const kind: FieldKind = {
  kind: 'message',
  name: 'message',
  control: () => ({ draw: 'textarea' }),
};
