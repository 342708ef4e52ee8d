import type { FieldKind } from '../fieldKind';

/** An e-mail address, checked by the browser. */
export const kind: FieldKind = {
  kind: 'email',
  name: 'email',
  example: () => 'maria@example.com',
  control: (_, { strings }) => ({
    attributes: { type: 'email', autoComplete: 'email', inputMode: 'email' },
    wrong: strings.contactEmailWrong,
  }),
};
