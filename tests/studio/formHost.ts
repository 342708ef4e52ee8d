import { computed, signal } from '@preact/signals-core';
import { vi } from 'vitest';
import { Field } from '../../src/studio/form/Field';
import type { FormHost } from '../../src/studio/form/formHost';
import { applyAll } from '../../src/document/apply';
import type { Operation } from '../../src/document/operation';

/** A form's host whose config is a value of its own, with the operations that the form makes. */
export function hostFor(value: unknown) {
  const root = signal(value);
  const open = new Map<string, ReturnType<typeof signal<number | undefined>>>();
  const made: Operation[] = [];
  const openEntry: FormHost['openEntry'] = (list) => {
    const known = open.get(list) ?? signal<number | undefined>();
    open.set(list, known);
    return known;
  };
  const host: FormHost = {
    Field,
    root,
    standIns: signal([]),
    problems: computed(() => new Map()),
    change(operations) {
      made.push(...operations);
      root.value = applyAll(root.value, operations).value;
    },
    openEntry,
    setOpen(list, index) {
      openEntry(list);
      const entry = open.get(list);
      if (entry) entry.value = index;
    },
    // Never answers: the form is unmounted before an answer could come.
    choices: () => new Promise(() => {}),
    pictureUrl: (src) => src,
    upload: () => Promise.resolve('/images/new.svg'),
    uploadFile: (file) => Promise.resolve(`/downloads/${file.name}`),
    icons: () => new Promise(() => {}),
    chooseBlock: () => Promise.resolve(undefined),
    say: vi.fn<FormHost['say']>(),
    point: vi.fn<FormHost['point']>(),
    reveal: vi.fn<FormHost['reveal']>(),
  };
  return { host, root, made };
}
