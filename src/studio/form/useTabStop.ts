import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { useLayoutEffect, useMemo, type KeyboardEvent } from 'react';
import { useValue } from '../../ui/useValue';
import { leadThrough } from '../ui/leadThrough';

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

/** Lets arrow keys lead from the buttons of an entry to those of others. One that holds a text is a stop of its own. */
export function useEntryKeys({ at, stop }: TabStop, id: string, isText: boolean): EntryKeys {
  const isStop = useValue(useMemo(() => computed(() => at.value === id), [at, id]));
  return {
    tabIndex: isStop || isText ? 0 : -1,
    onFocus: () => stop(id),
    onKeyDown: (event) => {
      const entries = event.currentTarget.closest('ol')?.children ?? [];
      leadThrough(event, [...entries].map(buttonsOf));
    },
  };
}

/** The buttons of an entry, without those of what is open below it. */
const buttonsOf = (entry: Element): HTMLElement[] => [
  ...(entry.firstElementChild?.querySelectorAll('button') ?? []),
];
