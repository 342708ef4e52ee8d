import type { FieldKind } from '../fieldKind';

/** A line of text. */
export const kind: FieldKind = { kind: 'text', control: () => ({}) };
