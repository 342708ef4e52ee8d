import type { FormField } from '../../../../generated/authored';
import type { FieldKind } from '../fieldKind';
import { fill } from '../../template';

/** A file; where the form service takes none, the address to which they are sent by e-mail. */
export const kind: FieldKind = {
  kind: 'file',
  example: ({ types = ['jpg'] }, { form }) => (form.takesFiles ? `example.${types[0]}` : ''),
  control(field, { strings, form }) {
    const { label, types, megabytes } = field;
    if (!form.takesFiles)
      return {
        draw: 'checks',
        help: strings.fieldFileByMail,
        link: { label: form.mailbox, href: `mailto:${form.mailbox}` },
      };
    return {
      attributes: {
        type: 'file',
        ...(types && { accept: types.map((ending) => `.${ending}`).join() }),
      },
      ...(megabytes !== undefined && { maxBytes: megabytes * 1_000_000 }),
      missing: fill(strings.fieldFileMissing, { label }),
      wrong: fill(strings.fieldFileWrong, { label, limits: limitsOf(field) }),
    };
  },
};

/** 'PDF, JPG, ≤ 10 MB', which needs no translation. */
function limitsOf({ types = [], megabytes }: FormField): string {
  const size = megabytes === undefined ? [] : [`≤ ${megabytes} MB`];
  return [...types.map((ending) => ending.toUpperCase()), ...size].join(', ');
}
