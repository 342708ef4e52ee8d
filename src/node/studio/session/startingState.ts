import { operationsBetween } from '../../../document/compare';
import { openDraft } from '../../../document/history';
import type { Schema } from '../../../document/schema/schema';
import { valueAt } from '../../../document/values';
import { readConfigFile, type FileContent } from '../../config/configFile';
import { fingerprintOf } from '../../config/productFiles/fingerprint';
import { PRODUCTS_PATH } from '../../config/productFiles/namedFiles';
import { withProductsSet } from '../../config/productFiles/withProducts';
import type { Journal, Snapshot } from './journal';
import type { SessionState } from './sessionState';

type Left = NonNullable<Journal['left']>;

/**
 * What a session begins with: what the last one has left, or else what the files hold.
 * @throws A sentence, if they cannot be read.
 */
export function startingState(file: string, schema: Schema, left: Left | undefined): SessionState {
  const saved = left ? baseOf(file, schema, left) : readConfigFile(file, schema);
  return {
    draft: left ? { value: left.value, history: left.history } : openDraft(saved.value),
    saved,
    // Larger than any of an earlier session: browsers that have outlived it see that it is another.
    revision: Date.now(),
    conflicts: left?.conflicts ?? [],
    taken: left?.taken ?? [],
  };
}

/** What the files held that a journal's draft was made from. */
function baseOf(file: string, schema: Schema, { base, files, baseProducts }: Left): FileContent {
  const value: unknown = JSON.parse(base);
  if (!files) return { text: base, value };
  const now = attempt(() => readConfigFile(file, schema));
  if (now && fingerprintOf(now) === files.fingerprint) return now;
  // Read again before they are written: then it is known in which rows products stand.
  return { text: base, value: withProductsSet(value, baseProducts), files: [] };
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    // Reading again says why.
    return undefined;
  }
}

/** What the journal keeps of a session. */
export function snapshotOf({ saved, draft, conflicts, taken }: SessionState): Snapshot {
  const [ours, base] = [draft.value, saved.value].map((value) => valueAt(value, PRODUCTS_PATH));
  const files = saved.files && {
    fingerprint: fingerprintOf(saved),
    back: operationsBetween(ours, base, PRODUCTS_PATH),
  };
  return { base: saved.text, ...draft, conflicts, taken, ...(files && { files }) };
}
