import type { FieldKind } from '../fieldKind';

/** A day, sent as '2031-06-02'. */
export const kind: FieldKind = {
  kind: 'date',
  example: () => new Date().toISOString().slice(0, 10),
  control: () => ({ attributes: { type: 'date' } }),
};
