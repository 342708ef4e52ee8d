import { createEditor, type Change } from './editor';
import type { Step } from './step';

const PRODUCTS = ['store', 'products'];

/** The outcome of a migration. */
export type Migration =
  | { state: 'done'; text: string; from: number; to: number; steps: Step[]; changes: Change[] }
  | { state: 'current'; version: number }
  /** Why it failed, and what to do. */
  | { state: 'failed'; reason: string };

/**
 * Migrates the text of a config to version `current`, step by step. Order, white space and line ends of unchanged
 * values are kept. Never throws.
 */
export function migrate(given: string, current: number, steps: readonly Step[]): Migration {
  const mark = given.startsWith('\ufeff') ? '\ufeff' : '';
  const text = given.slice(mark.length);
  const version = readVersion(text);
  if (typeof version !== 'number') return { state: 'failed', reason: version };
  if (version === current) return { state: 'current', version };
  if (version > current) {
    return {
      state: 'failed',
      reason: `The file has format version ${version}, which is newer than this project supports (${current}). Update the project first.`,
    };
  }
  const config = createEditor(text);
  const taken: Step[] = [];
  for (let at = version; at < current; at = taken.at(-1)?.to ?? current) {
    const step = steps.find(({ from }) => from === at);
    if (!step) {
      return {
        state: 'failed',
        reason: `This project cannot migrate version ${at} to ${current}: the file is too old, or its "version" is wrong.`,
      };
    }
    step.migrate(config);
    if (step.migrateProduct) config.each(PRODUCTS, step.migrateProduct);
    config.replace(['version'], step.to);
    taken.push(step);
  }
  return {
    state: 'done',
    text: mark + config.text(),
    from: version,
    to: current,
    steps: taken,
    changes: [...config.changes()],
  };
}

/** The version of a config, or a sentence on why it has none. */
function readVersion(text: string): number | string {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'The file is not valid JSON. Run "npm run check" to see where, and fix that first.';
  }
  if (typeof data !== 'object' || data === null || !('version' in data)) {
    return '"version" is missing, so the format of the file is unknown. Add the version it was written for.';
  }
  const { version } = data;
  if (typeof version === 'number' && Number.isInteger(version) && version > 0) return version;
  return '"version" must be a whole number. Write the version the file was written for.';
}
