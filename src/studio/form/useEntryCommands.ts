import { starter } from '../../document/schema/starter';
import { typesOf } from '../../document/schema/schemaAt';
import type { Schema } from '../../document/schema/schema';
import { WORDS } from './words';
import { focusField } from './focusField';
import { useHost } from './formHost';

/** What can be done with the entries of a list. Places count from 0. */
interface EntryCommands {
  move: (from: number, to: number, name: string) => void;
  /** Puts an entry in at a place, and leads to it. */
  insert: (index: number, value: unknown) => void;
  /** Adds an entry at the end; of blocks, the one that is chosen first. */
  add: () => Promise<void>;
  remove: (index: number) => void;
}

/**
 * Changes a list, and keeps the entry open that is.
 * @param schema The list's.
 * @param at The list's pointer.
 * @param count How many entries it has.
 * @param opened The place of the open one.
 * @param reach Draws a place: an entry that is moved away from those that are drawn would take the focus with it.
 */
export function useEntryCommands(
  schema: Schema,
  at: string,
  {
    count,
    opened,
    reach,
  }: { count: number; opened: number | undefined; reach: (place: number) => void },
): EntryCommands {
  const host = useHost();
  const insert = (index: number, value: unknown) => {
    host.change([{ op: 'insert', at: `${at}/${index === count ? '-' : index}`, value }]);
    host.reveal(`${at}/${index}`);
  };
  return {
    insert,
    move(from, to, name) {
      if (to < 0 || to >= count || from === to) return;
      // The place counts the entries before the move.
      host.change([{ op: 'move', from: `${at}/${from}`, to: `${at}/${to > from ? to + 1 : to}` }]);
      reach(to);
      if (opened === from) host.setOpen(at, to);
      else if (opened !== undefined) host.setOpen(at, afterMove(opened, from, to));
      host.say(WORDS.moved(name, to + 1, count));
    },
    async add() {
      const items = schema.items ?? {};
      const value = items.discriminator ? await host.chooseBlock(typesOf(items)) : starter(items);
      if (value !== undefined) insert(count, value);
    },
    remove(index) {
      host.change([{ op: 'remove', at: `${at}/${index}` }]);
      // On the entry in its place, or on the button that adds the first one.
      focusField(`${at}/${count === 1 ? '-' : Math.min(index, count - 2)}`);
      if (opened === index) host.setOpen(at, undefined);
      else if (opened !== undefined && opened > index) host.setOpen(at, opened - 1);
    },
  };
}

/** Where the open entry is after another one was moved. */
function afterMove(opened: number, from: number, to: number): number {
  if (from < opened && to >= opened) return opened - 1;
  return from > opened && to <= opened ? opened + 1 : opened;
}
