import { computed, effect, signal, type ReadonlySignal } from '@preact/signals-core';
import { createContext, useContext } from 'react';
import type { FormHost } from '../form/formHost';
import { WORDS } from '../words';
import { createFormHost } from './createFormHost';
import { formOf, isBlock } from './forms';
import { createPlaces, type Panel } from './places';
import type { ClientSession, Reverted } from './session/clientSession';
import { pointerOfChange } from './undoing';
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
  | 'tour'
  | 'language';

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

/** How long what was said stays for those who look. */
const SAID_FOR_MS = 6000;

/** Puts together what the parts of Studio share. `start` is what is shown first: a pointer, or the name of a view. */
export function createStudioShell(
  session: ClientSession,
  start: string,
  views: Views,
): StudioShell {
  const { root, schema } = session;
  const places = createPlaces(session, start, views);
  const { formAt, formKey, page, view, panel, show } = places;
  const hovered = signal<string | undefined>();
  const dialog = signal<DialogName | undefined>();
  const { blockChoice, askForBlock, chooseBlock } = createBlockChoice();
  const { said, say } = createSpeech();

  const turn = (made: Reverted | undefined, inWords: (name: string) => string) => {
    if (!made) return;
    say(revertedInWords(made, inWords));
    const at = pointerOfChange(root.peek(), formAt.peek(), made.operations);
    const isElsewhere = at !== undefined && formOf(schema, root.peek(), at) !== formAt.peek();
    // A view shows what it is about, wherever that stands.
    if (isElsewhere && view.peek() === undefined) show(at);
  };
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
    showPanel(name) {
      panel.value = name;
    },
    dialog,
    open(name) {
      dialog.value = name;
    },
    blockChoice,
    chooseBlock,
    said,
    say,
    undo: () => turn(session.undo(), WORDS.undone),
    redo: () => turn(session.redo(), WORDS.redone),
    show,
    block: computed(() => (isBlock(schema, root.value, formAt.value) ? formAt.value : undefined)),
    host: createFormHost(session, places, {
      say,
      chooseBlock: askForBlock,
      point(at) {
        hovered.value = at;
      },
    }),
  };
}

/** The choice of a block, which a form asks for and a dialog answers. */
function createBlockChoice() {
  const blockChoice = signal<BlockChoice | undefined>();
  return {
    blockChoice,
    askForBlock: async (types: readonly string[]): Promise<object | undefined> =>
      new Promise((done) => {
        blockChoice.value = { types, done };
      }),
    chooseBlock: (chosen: object | undefined): void => {
      blockChoice.peek()?.done(chosen);
      blockChoice.value = undefined;
    },
  };
}

/** What is said to all. */
function createSpeech() {
  const said = signal('');
  return {
    said,
    say: (words: string): void => {
      said.value = words;
      setTimeout(() => {
        if (said.peek() === words) said.value = '';
      }, SAID_FOR_MS);
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
