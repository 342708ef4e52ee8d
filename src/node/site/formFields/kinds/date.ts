import type { FieldKind } from '../fieldKind';

/** A day, sent as '2031-06-02'. */
export const kind: FieldKind = {
  kind: 'date',
  control: () => ({ attributes: { type: 'date' } }),
};
