import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { useMemo, type FocusEvent, type KeyboardEvent } from 'react';
import { useValue } from '../../ui/useValue';
import { leadThrough } from '../ui/leadThrough';
import { pageOf } from './forms';
import { useStudio, type StudioShell } from './studio';

/** The rows of the tree, for the keyboard. */
export interface TreeRows {
  /** The row at which Tab stops: the name of a view, or the pointer of a page or section. */
  tabStop: ReadonlySignal<string>;
  /** Makes a row that one. */
  stop: (row: string) => void;
  /** Makes it that of what is open again. */
  leave: () => void;
}

/** Lets Tab stop at one row of the tree: a site may have a thousand pages. */
export function useTreeRows(sections: readonly string[]): TreeRows {
  const studio = useStudio();
  return useMemo(() => {
    const focused = signal<string | undefined>();
    return {
      tabStop: computed(() => focused.value ?? openRow(studio, sections)),
      stop: (row) => {
        focused.value = row;
      },
      leave: () => {
        focused.value = undefined;
      },
    };
  }, [studio, sections]);
}

/** What a row needs for the keyboard: arrow keys lead to the others. */
export function useRowKeys({ tabStop, stop, leave }: TreeRows, row: string) {
  const isStop = useValue(useMemo(() => computed(() => tabStop.value === row), [tabStop, row]));
  return {
    'data-row': '',
    tabIndex: isStop ? 0 : -1,
    onFocus: () => stop(row),
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (!currentTarget.closest('nav')?.contains(relatedTarget)) leave();
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const rows = event.currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('[data-row]');
      leadThrough(
        event,
        [...(rows ?? [])].map((one) => [one]),
      );
    },
  };
}

/** The row of what is open; of what has none, as a section that a view shows, the first page. */
function openRow({ view, formAt }: StudioShell, sections: readonly string[]): string {
  if (view.value !== undefined) return view.value;
  const at = formAt.value;
  const around = [`/pages/${pageOf(at) ?? 0}`, '/notFound', ...sections];
  return around.find((row) => at === row || at.startsWith(`${row}/`)) ?? '/pages/0';
}
