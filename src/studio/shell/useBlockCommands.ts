import { isRecord } from '../../document/isRecord';
import { schemaAt, typesOf } from '../../document/schema/schemaAt';
import { stepsOf } from '../../document/operation';
import { isHidden, valueAt } from '../../document/values';
import { focusField } from '../form/focusField';
import { WORDS as FORM_WORDS } from '../form/words';
import { WORDS } from '../words';
import { useCopy } from './useCopy';
import { duplicate, hideOrShow, insertAfter, moveBy } from './blockSteps';
import { entryOf } from './forms';
import { nameAt } from './stepName';
import { useStudio } from './studio';

/** What can be done with a block as a whole. */
export type BlockCommands = Record<
  'addBelow' | 'up' | 'down' | 'duplicate' | 'copy' | 'paste' | 'toPage' | 'hide' | 'remove',
  () => void
>;

/** The commands of a block, for its toolbar and its form. */
export function useBlockCommands(at: string): BlockCommands {
  const { session, open, say, host } = useStudio();
  const { root, schema, change } = session;
  const name = () => nameAt(schema, root.peek(), at);

  const copyText = useCopy();
  const copy = () =>
    copyText(JSON.stringify(valueAt(root.peek(), stepsOf(at)), null, 2), WORDS.copied(name()));
  const paste = async () => {
    const text = await readClipboard();
    if (text === undefined) return say(WORDS.notPasted);
    const block = readBlock(text);
    const { list, index } = entryOf(at);
    const fits = typesOf(schemaAt(schema, root.peek(), list)?.items ?? {});
    if (!block || !fits.includes(String(block['type']))) {
      say(WORDS.noBlockToPaste);
      return;
    }
    change(insertAfter(at, block));
    host.reveal(`${list}/${index + 1}`);
  };
  const addBelow = async () => {
    const { list, index } = entryOf(at);
    const block = await host.chooseBlock(typesOf(schemaAt(schema, root.peek(), list)?.items ?? {}));
    if (block && change(insertAfter(at, block))) host.reveal(`${list}/${index + 1}`);
  };
  const move = (by: -1 | 1) => {
    const moved = name();
    const { list, index } = entryOf(at);
    const count = entriesAt(root.peek(), list).length;
    if (change(moveBy(root.peek(), at, by))) say(FORM_WORDS.moved(moved, index + by + 1, count));
  };
  const remove = () => {
    const { list, index } = entryOf(at);
    const left = entriesAt(root.peek(), list).length - 1;
    // The button has gone with the form, which is now about the page: go on where the block was in its list.
    if (change([{ op: 'remove', at }]))
      focusField(`${list}/${left === 0 ? '-' : Math.min(index, left - 1)}`);
  };
  return {
    addBelow: () => void addBelow(),
    up: () => move(-1),
    down: () => move(1),
    duplicate: () => void change(duplicate(root.peek(), at), { name: WORDS.didCopy(name()) }),
    copy: () => void copy(),
    paste: () => void paste(),
    toPage: () => open('moveBlock'),
    hide: () => {
      const wasHidden = isHidden(valueAt(root.peek(), stepsOf(at)));
      const done = wasHidden ? WORDS.didShow(name()) : WORDS.didHide(name());
      if (change(hideOrShow(root.peek(), at), { name: done }) && !wasHidden) say(WORDS.hidden);
    },
    remove,
  };
}

const entriesAt = (root: unknown, list: string): readonly unknown[] => {
  const entries = valueAt(root, stepsOf(list));
  return Array.isArray(entries) ? entries : [];
};

/** The text of the clipboard; undefined where the browser does not let it be read. */
async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
}

/** The block that a text of the clipboard holds: copied here or in the Studio of another site. */
function readBlock(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && typeof value['type'] === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
