import type { FieldKind } from '../fieldKind';

/** The visitor's company. */
export const kind: FieldKind = {
  kind: 'company',
  name: 'company',
  control: () => ({ attributes: { autoComplete: 'organization' } }),
};
