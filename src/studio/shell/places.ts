import { signal, type Signal } from '@preact/signals-core';
import { follow } from '../../document/follow';
import type { Operation } from '../../document/operation';
import { valueAt } from '../../document/values';
import { focusField } from '../form/focusField';
import { entriesAround, formOf, pageOf } from './forms';
import type { ClientSession } from './session/clientSession';
import { nearest } from './undoing';
import type { Views } from './views';

/** A panel of Studio; on narrow screens one of them is shown at a time. */
export type Panel = 'site' | 'page' | 'form';

/** What is being looked at, and how to get somewhere else. */
export interface Places {
  formAt: Signal<string>;
  formKey: Signal<number>;
  page: Signal<number>;
  view: Signal<string | undefined>;
  panel: Signal<Panel>;
  /** Which entry of a list is open, by the pointer of the list. */
  openEntry: (list: string) => Signal<number | undefined>;
  show: (pointer: string) => void;
  /** Puts the focus on the field at a pointer, opening what is around it. */
  reveal: (pointer: string) => void;
  /** Another number after each `show`: changes before and after it are steps of their own. */
  visit: () => number;
}

/**
 * Holds what is being looked at. It stays with what is moved, and goes to what is around it when it is gone.
 * @param start What is shown first: a pointer, or the name of a view.
 */
export function createPlaces(
  { root, schema, onChange }: Pick<ClientSession, 'root' | 'schema' | 'onChange'>,
  start: string,
  views: Views,
): Places {
  const formAt = signal(formOf(schema, root.peek(), start));
  const formKey = signal(0);
  const page = signal(pageOf(formAt.peek()) ?? 0);
  const view = signal(views.has(start) ? start : undefined);
  const panel = signal<Panel>('page');
  const opened = new Map<string, Signal<number | undefined>>();
  let visit = 0;

  const openEntry = (list: string) => {
    const known = opened.get(list) ?? signal<number | undefined>(undefined);
    opened.set(list, known);
    return known;
  };
  const openForm = (at: string) => {
    if (at !== formAt.peek()) formKey.value += 1;
    formAt.value = at;
  };
  const show = (pointer: string) => {
    visit += 1;
    view.value = undefined;
    openForm(formOf(schema, root.peek(), pointer));
    page.value = pageOf(formAt.peek()) ?? page.peek();
  };

  onChange.add((operations) => {
    followOpened(opened, operations);
    const now = follow(formAt.peek(), operations) ?? formAt.peek();
    const next = formOf(schema, root.peek(), nearest(root.peek(), now));
    // What it was about is gone: what is around it is something else.
    if (next === now) formAt.value = next;
    else openForm(next);
    page.value = pageOf(next) ?? Math.min(page.peek(), pageCount(root.peek()) - 1);
  });

  return {
    formAt,
    formKey,
    page,
    view,
    panel,
    openEntry,
    show,
    reveal(pointer) {
      show(pointer);
      panel.value = 'form';
      for (const { list, index } of entriesAround(root.peek(), pointer, formAt.peek())) {
        openEntry(list).value = index;
      }
      focusField(pointer);
    },
    visit: () => visit,
  };
}

/** What is open in a list stays with it where it is moved, and goes with it: another one may take its place. */
function followOpened(
  opened: Map<string, Signal<number | undefined>>,
  operations: readonly Operation[],
): void {
  const before = [...opened];
  opened.clear();
  for (const [list, entry] of before) {
    const now = follow(list, operations);
    if (now !== undefined) opened.set(now, entry);
  }
}

const pageCount = (root: unknown): number => {
  const pages = valueAt(root, ['pages']);
  return Array.isArray(pages) ? pages.length : 1;
};
