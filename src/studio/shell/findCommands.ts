import { stepsOf } from '../../document/operation';
import { pageName } from '../language/spokenNames';
import { schemaAt, typesOf } from '../../document/schema/schemaAt';
import { valueAt } from '../../document/values';
import { WORDS } from '../words';
import { COMMAND_WORDS } from './everydayWords';
import { pageOf } from './forms';
import type { DialogName, StudioShell } from './studio';

/** Something that Ctrl+K does at once. */
export interface FindCommand {
  name: string;
  detail: string;
  /** What else it is called. */
  words: string;
  run: () => void;
}

/** The keys that do the same, to be learnt in passing. */
const KEYS: Readonly<Record<string, string>> = {
  replace: 'Ctrl+H',
  save: 'Ctrl+S',
  undo: 'Ctrl+Z',
  redo: 'Ctrl+Y',
};

const withKeys = (command: string): string =>
  [WORDS.command, KEYS[command]].filter((one) => one !== undefined).join(' · ');

/** Undo and redo. */
const turns = (which: 'undo' | 'redo', name: string, run: () => void): FindCommand => ({
  name,
  detail: withKeys(which),
  words: COMMAND_WORDS[which] ?? '',
  run,
});

/** What can be done from anywhere; with the page in front of one, too, while one is. */
export function commandsOf(studio: StudioShell): FindCommand[] {
  const { session, undo, redo, open, formAt } = studio;
  const opens = (dialog: DialogName, name: string): FindCommand => ({
    name,
    detail: withKeys(dialog),
    words: COMMAND_WORDS[dialog] ?? '',
    run: () => open(dialog),
  });
  const page = pageOf(formAt.peek());
  const name = pageName(
    page === undefined ? undefined : valueAt(session.root.peek(), ['pages', page]),
  );
  return [
    opens('addPage', WORDS.addPageTitle),
    ...(page === undefined
      ? []
      : [
          opens('movePage', WORDS.movePageTitle(name)),
          opens('deletePage', WORDS.deletePageTitle(name)),
        ]),
    opens('replace', WORDS.replaceTitle),
    opens('mistakes', WORDS.mistakesAndWarnings),
    opens('save', WORDS.saveTitle),
    opens('tour', WORDS.help),
    opens('language', WORDS.language),
    turns('undo', WORDS.undo(session.undoName.peek()), undo),
    turns('redo', WORDS.redo(session.redoName.peek()), redo),
  ];
}

/** The kinds of blocks that can be added to the end of the page in front of one. */
export function additionsOf({ session, formAt, page, host }: StudioShell): FindCommand[] {
  const { schema, root, state } = session;
  const at = formAt.peek().startsWith('/notFound') ? '/notFound' : `/pages/${page.peek()}`;
  const list = `${at}/blocks`;
  const fits = typesOf(schemaAt(schema, root.peek(), list)?.items ?? {});
  const blocks = valueAt(root.peek(), stepsOf(list));
  if (!Array.isArray(blocks)) return [];
  return state.blocks
    .filter(({ type, missing }) => fits.includes(type) && missing === undefined)
    .map(({ type, title, words, block }) => ({
      name: WORDS.addKind(title),
      detail: pageName(valueAt(root.peek(), stepsOf(at))),
      words,
      run: () => {
        if (session.change([{ op: 'insert', at: `${list}/-`, value: block ?? { type } }]))
          host.reveal(`${list}/${blocks.length}`);
      },
    }));
}
