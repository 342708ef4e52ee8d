import type { FieldKind } from '../fieldKind';

/** One of the offices, or what stands for all others. */
export const kind: FieldKind = {
  kind: 'branch',
  name: 'branch',
  example: (_, { branches }) => branches[0]?.id ?? '',
  control: (_, { branches, contact, strings }) => ({
    draw: 'select',
    first: strings.contactChooseBranch,
    options: [
      ...branches.map(({ id, name, option = name }) => ({ value: id, label: option })),
      ...(contact ? [contact.otherBranch] : []),
    ],
  }),
  answers: () => 'any',
};
