// A worker thread that checks the draft. Changes come as operations; the latest state is checked, those between are not.
import { parentPort, workerData } from 'node:worker_threads';
import { applyAll } from '../../../document/apply';
import type { Operation } from '../../../document/operation';
import { loadSchemas } from '../../schemas/load';
import { createSources } from '../../config/check/colours/sheets';
import { checkDraft, type CheckOptions, type DraftCheck } from './checkDraft';
import { earlierValues } from './earlierValues';
import { errorMessage } from '../../../document/errorMessage';

/**
 * To the thread: a new draft, or changes of the one it has. An empty list checks again: files may have changed, which
 * are not read for each draft.
 */
export type ToThread = { revision: number } & (
  | { value: unknown }
  | { operations: readonly Operation[] }
);

/** From the thread; `failure` is set when schemas/ is broken. */
export type FromThread = { revision: number } & (DraftCheck | { failure: string });

/** What the thread is started with. */
export interface CheckSettings {
  root: string;
  publicDir: string;
  /** The config: its full path. */
  file: string;
}

const { file, ...settings } = workerData as CheckSettings;
const options: CheckOptions = {
  ...settings,
  earlier: () => earlierValues(file, loadSchemas(settings.root).config),
};
let sources = createSources(options.root);
let draft: unknown;
let lastGood: unknown;
let revision = 0;
let turn = 0;
let isChecking = false;

async function checkLatest(): Promise<void> {
  if (isChecking) return;
  isChecking = true;
  for (let checked = -1; checked !== turn;) {
    // Messages that wait are taken first.
    await new Promise((resolve) => setImmediate(resolve));
    checked = turn;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- to a thread, not to a window
    parentPort?.postMessage(await check(revision, draft));
  }
  isChecking = false;
}

async function check(checked: number, value: unknown): Promise<FromThread> {
  try {
    const found = await checkDraft(value, lastGood, { ...options, sources });
    if (found.mend) lastGood = applyAll(value, found.mend).value;
    return { revision: checked, ...found };
  } catch (error) {
    return { revision: checked, failure: errorMessage(error) };
  }
}

parentPort?.on('message', (message: ToThread) => {
  turn += 1;
  revision = message.revision;
  const isSame = !('value' in message) && message.operations.length === 0;
  if (isSame) sources = createSources(options.root);
  draft = 'value' in message ? message.value : applyAll(draft, message.operations).value;
  void checkLatest();
});
