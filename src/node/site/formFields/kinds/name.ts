import type { FieldKind } from '../fieldKind';

/** The visitor's name. */
export const kind: FieldKind = {
  kind: 'name',
  name: 'name',
  example: () => 'Maria Okafor',
  control: () => ({ attributes: { autoComplete: 'name' } }),
};
