import type { FieldKind } from '../fieldKind';

/** The visitor's company. */
export const kind: FieldKind = {
  kind: 'company',
  name: 'company',
  example: () => 'Example Ltd',
  control: () => ({ attributes: { autoComplete: 'organization' } }),
};
