import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { createContext, useContext } from 'react';
import type { FormHost } from '../form/formHost';
import { Field } from '../form/Field';
import { fieldId } from '../form/fieldId';
import { follow } from '../../document/follow';
import { valueAt } from '../../document/values';
import type { Icons, StudioProblem } from '../protocol';
import { WORDS } from '../words';
import { inSchemaOrder } from './inSchemaOrder';
import { entriesAround, isBlock, pageOf, formOf } from './forms';
import type { ClientSession, Reverted } from './session/clientSession';
import { toBase64 } from './toBase64';
import { nearest, pointerOfChange } from './undoing';
import type { Views } from './views';

/** The dialogs of Studio, of which one is open at a time. */
export type DialogName =
  | 'save'
  | 'mistakes'
  | 'find'
  | 'replace'
  | 'conflicts'
  | 'addPage'
  | 'movePage'
  | 'deletePage'
  | 'moveBlock'
  | 'tour';

/** A panel of Studio; on narrow screens one of them is shown at a time. */
export type Panel = 'site' | 'page' | 'form';

/** A choice of a block that is being made. */
interface BlockChoice {
  types: readonly string[];
  done: (block: object | undefined) => void;
}

/** What the parts of Studio share: the draft, what is being looked at, and the host of the forms. */
export interface StudioShell {
  session: ClientSession;
  host: FormHost;
  /** The pointer of what the form shows: a block, a page, a part of the config. */
  formAt: ReadonlySignal<string>;
  /** Another number for each form. A block that moves keeps its form, wherever it is then. */
  formKey: ReadonlySignal<number>;
  /** The number of the page in the preview. */
  page: ReadonlySignal<number>;
  /** The block that is outlined in the preview, if the form shows one. */
  block: ReadonlySignal<string | undefined>;
  /** A block that is pointed at in a list, to be outlined in the preview. */
  hovered: ReadonlySignal<string | undefined>;
  views: Views;
  /** The name of the view that is shown in the place of page and form, if one is. */
  view: ReadonlySignal<string | undefined>;
  showView: (name: string) => void;
  panel: ReadonlySignal<Panel>;
  showPanel: (panel: Panel) => void;
  dialog: ReadonlySignal<DialogName | undefined>;
  /** Opens a dialog, or closes the one that is open. */
  open: (dialog?: DialogName) => void;
  blockChoice: ReadonlySignal<BlockChoice | undefined>;
  /** Ends the choice of a block. */
  chooseBlock: (block: object | undefined) => void;
  /** Shows something in the form and in the preview. */
  show: (pointer: string) => void;
  /** What was said last, to all: screen readers, and those who look. */
  said: ReadonlySignal<string>;
  say: (words: string) => void;
  /** Takes back or makes again the last step, says which, and shows where. */
  undo: () => void;
  redo: () => void;
}

/** Gives the parts of Studio what they share. */
export const StudioContext = createContext<StudioShell | undefined>(undefined);

/** What the parts of Studio share. */
export function useStudio(): StudioShell {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('A part of Studio stands outside of it.');
  return studio;
}

/** Puts together what the parts of Studio share. `start` is what is shown first: a pointer, or the name of a view. */
export function createStudioShell(
  session: ClientSession,
  start: string,
  views: Views,
): StudioShell {
  const { root, schema, api } = session;
  const formAt = signal(formOf(schema, root.peek(), start));
  const page = signal(pageOf(formAt.peek()) ?? 0);
  const hovered = signal<string | undefined>();
  const view = signal(views.has(start) ? start : undefined);
  const panel = signal<Panel>('page');
  const dialog = signal<DialogName | undefined>();
  const blockChoice = signal<BlockChoice | undefined>();
  const said = signal('');
  const opened = new Map<string, Signal<number | undefined>>();
  const formKey = signal(0);
  let visit = 0;
  let icons: Promise<Icons> | undefined;

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
  const reveal = (pointer: string) => {
    show(pointer);
    panel.value = 'form';
    for (const { list, index } of entriesAround(root.peek(), pointer, formAt.peek())) {
      openEntry(list).value = index;
    }
    focusField(pointer);
  };

  const say = (words: string) => {
    said.value = words;
    // Those who look have read it by then.
    setTimeout(() => {
      if (said.peek() === words) said.value = '';
    }, 6000);
  };
  const turn = (made: Reverted | undefined, inWords: (name: string) => string) => {
    if (!made) return;
    say(revertedInWords(made, inWords));
    const at = pointerOfChange(root.peek(), formAt.peek(), made.operations);
    const isElsewhere = at !== undefined && formOf(schema, root.peek(), at) !== formAt.peek();
    // A view shows what it is about, wherever that stands.
    if (isElsewhere && view.peek() === undefined) show(at);
  };

  // What is shown stays with what was moved, and goes to what is around it when it is gone.
  session.onChange.add((operations) => {
    const now = follow(formAt.peek(), operations) ?? formAt.peek();
    const next = formOf(schema, root.peek(), nearest(root.peek(), now));
    // What it was about is gone: what is around it is something else.
    if (next === now) formAt.value = next;
    else openForm(next);
    page.value = pageOf(next) ?? Math.min(page.peek(), pageCount(root.peek()) - 1);
  });
  session.onOthersStep.add((name) => say(WORDS.inOtherWindow(name)));
  effect(() => history.replaceState(null, '', `#${view.value ?? formAt.value}`));

  return {
    session,
    formAt,
    formKey,
    page,
    hovered,
    views,
    view,
    showView(name) {
      view.value = name;
      panel.value = 'page';
    },
    panel,
    dialog,
    open(name) {
      dialog.value = name;
    },
    showPanel(name) {
      panel.value = name;
    },
    blockChoice,
    chooseBlock(chosen) {
      blockChoice.peek()?.done(chosen);
      blockChoice.value = undefined;
    },
    said,
    say,
    undo: () => turn(session.undo(), WORDS.undone),
    redo: () => turn(session.redo(), WORDS.redone),
    show,
    block: computed(() => (isBlock(schema, root.value, formAt.value) ? formAt.value : undefined)),
    host: {
      Field,
      root,
      standIns: session.standIns,
      problems: computed(() => byPointer(session.problems.value)),
      change(operations, group) {
        const own = group === undefined ? undefined : `${group} ${visit}`;
        session.change(inSchemaOrder(schema, root.peek(), operations), { group: own });
      },
      openEntry,
      setOpen(list, index) {
        openEntry(list).value = index;
      },
      point(at) {
        hovered.value = at;
      },
      choices: async (kind, at) => api.choices(kind, at),
      pictureUrl: (src) => session.state.preview.origin + src,
      async upload(file) {
        const { src } = await api.upload({ name: file.name, data: await toBase64(file) });
        return src;
      },
      say,
      icons: async () => (icons ??= api.icons()),
      chooseBlock: async (types) =>
        new Promise((done) => {
          blockChoice.value = { types, done };
        }),
      reveal,
    },
  };
}

/** What was undone, and what could not be because another window has changed it since. */
function revertedInWords(
  { name, operations, left }: Reverted,
  inWords: (name: string) => string,
): string {
  if (left.length === 0) return inWords(name);
  return operations.length === 0 ? WORDS.notUndone(name) : WORDS.partlyUndone(name);
}

const pageCount = (root: unknown): number => {
  const pages = valueAt(root, ['pages']);
  return Array.isArray(pages) ? pages.length : 1;
};

function byPointer(problems: readonly StudioProblem[]): Map<string, StudioProblem[]> {
  const map = new Map<string, StudioProblem[]>();
  for (const problem of problems) {
    map.set(problem.pointer, [...(map.get(problem.pointer) ?? []), problem]);
  }
  return map;
}

/** Focuses the field of a value once it is drawn; of a value without one, the nearest before or in it. */
function focusField(pointer: string, tries = 20): void {
  requestAnimationFrame(() => {
    const field = document.getElementById(fieldId(pointer)) ?? firstBelow(pointer);
    if (field) {
      field.focus();
      field.scrollIntoView({ block: 'nearest' });
    } else if (tries > 0) focusField(pointer, tries - 1);
  });
}

function firstBelow(pointer: string): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>('input, textarea, select, button');
  const start = `${fieldId(pointer)}/`;
  return [...fields].find(({ id }) => id.startsWith(start));
}
