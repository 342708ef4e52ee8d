import { applyAll } from '../../../document/apply';
import { followClashes } from '../../../document/followClashes';
import { makeChange } from '../../../document/history';
import type { DoneStep, Draft, History } from '../../../document/step';
import { valueAt } from '../../../document/values';
import type { Conflict } from '../../../studio/protocol';
import { PRODUCTS_PATH } from '../../config/productFiles/namedFiles';
import { withId } from './sessionState';
import {
  isChange,
  isSaving,
  isSnapshot1,
  isSnapshot2,
  type BaseFiles,
  type Snapshot1,
} from '../shapes/changes';

/** What a journal says. */
interface JournalContent extends Draft {
  base: string;
  files?: BaseFiles;
  /** The products of its files, where they stand in files. */
  baseProducts?: unknown;
  conflicts: readonly Conflict[];
  taken: readonly string[];
  /** Hashes of the texts that the session has begun to write into the file. */
  saving: ReadonlySet<string>;
  /** Whether every line could be read: a power cut may tear the last one. */
  isWhole: boolean;
}

/**
 * Reads a journal of any version, up to its first line that is torn or says something else than a change.
 * @param text A line with the snapshot, and one for each change since.
 * @returns Undefined where there is no snapshot that can be read.
 */
export function readJournal(text: string): JournalContent | undefined {
  const [first = '', ...lines] = text.split('\n');
  const start = snapshotIn(first);
  if (!start) return undefined;
  const { base, files } = start;
  const baseProducts = files && valueAt(applyAll(start.value, files.back).value, PRODUCTS_PATH);
  const origin = { base, ...(files && { files, baseProducts }) };
  const saving = new Set<string>();
  let { value, history } = start;
  let conflicts: readonly Conflict[] = start.conflicts;
  let taken: readonly string[] = start.taken ?? [];
  // What is behind the last line end is nothing, or torn.
  const isEnded = lines.at(-1) === '';
  for (const line of isEnded ? lines.slice(0, -1) : lines) {
    const entry = parsed(line);
    if (isSaving(entry)) {
      saving.add(entry.saving);
      continue;
    }
    const made = isChange(entry) && attempt({ value, history }, entry);
    if (!made || !isChange(entry))
      return { ...origin, value, history, conflicts, taken, saving, isWhole: false };
    ({ value, history } = made.draft);
    conflicts = followClashes(conflicts, made.operations, value);
    taken = withId(taken, entry);
  }
  return { ...origin, value, history, conflicts, taken, saving, isWhole: isEnded };
}

function snapshotIn(line: string) {
  const value = parsed(line);
  if (isSnapshot2(value)) return value;
  return isSnapshot1(value) ? { ...value, history: historyOf1(value.history) } : undefined;
}

/** The history of version 1 as it is kept now: its undone steps are done, and undone by steps of their own. */
function historyOf1({ steps, position }: Snapshot1['history']): History {
  const done = steps.map((step, index): DoneStep => ({ ...step, id: `left ${index}` }));
  const undoing = done.slice(position).toReversed();
  return {
    steps: [
      ...done,
      ...undoing.map(({ name, operations, inverse, id }): DoneStep => ({
        id: `undo ${id}`,
        name,
        operations: inverse,
        inverse: operations,
        reverts: { kind: 'undo', ids: [id] },
      })),
    ],
  };
}

function attempt(...given: Parameters<typeof makeChange>) {
  try {
    return makeChange(...given);
  } catch {
    return undefined;
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
