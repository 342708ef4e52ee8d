import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { useLayoutEffect, useMemo, type KeyboardEvent } from 'react';
import { useValue } from '../../ui/useValue';
import { leadThrough } from '../ui/leadThrough';
import { fieldId } from './fieldId';

/** The entry of a list at which Tab stops. */
export interface TabStop {
  /** Its key. */
  at: ReadonlySignal<string | undefined>;
  /** Makes an entry the one. */
  stop: (id: string | undefined) => void;
}

/** Lets Tab stop at one entry of a list, as each has many buttons: the one used last, else the open or the first one. */
export function useTabStop(ids: readonly string[], open: string | undefined): TabStop {
  const tabStop = useMemo((): TabStop => {
    const at = signal<string | undefined>();
    return {
      at,
      stop: (id) => {
        at.value = id;
      },
    };
  }, []);
  useLayoutEffect(() => {
    if (open !== undefined) tabStop.stop(open);
  }, [open, tabStop]);
  useLayoutEffect(() => {
    if (!ids.includes(tabStop.at.peek() ?? '')) tabStop.stop(ids[0]);
  });
  return tabStop;
}

/** What the buttons of an entry need for the keyboard. */
export interface EntryKeys {
  tabIndex: 0 | -1;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** The ids of the entries of the list at a pointer, and of the button that adds one to it. */
export const entriesId = (list: string): string => `${fieldId(list)}:entries`;
export const addButtonId = (list: string): string => fieldId(`${list}/-`);

/**
 * Lets arrow keys lead from the buttons of an entry to those of others, and behind the last one to the button that adds
 * another: past all that is open. An entry that holds a text is a stop of its own.
 * @param list The pointer of the list.
 */
export function useEntryKeys(
  { at, stop }: TabStop,
  list: string,
  id: string,
  isText: boolean,
): EntryKeys {
  const isStop = useValue(useMemo(() => computed(() => at.value === id), [at, id]));
  return {
    tabIndex: isStop || isText ? 0 : -1,
    onFocus: () => stop(id),
    onKeyDown: (event) => leadThrough(event, rowsOf(list)),
  };
}

/** Lets arrow keys lead from the button that adds an entry back to the names of the entries. */
export const addButtonKeys =
  (list: string) =>
  (event: KeyboardEvent<HTMLElement>): void =>
    leadThrough(
      event,
      rowsOf(list).map(([first, name = first]) => (name ? [name] : [])),
    );

/** The buttons of each entry, without those of what is open below it, and the one that adds another. */
function rowsOf(list: string): HTMLElement[][] {
  const entries = document.getElementById(entriesId(list))?.children ?? [];
  const add = document.getElementById(addButtonId(list));
  return [...[...entries].map(buttonsOf), ...(add ? [[add]] : [])];
}

const buttonsOf = (entry: Element): HTMLElement[] => [
  ...(entry.firstElementChild?.querySelectorAll('button') ?? []),
];
