import { isRecord } from '../../../document/isRecord';
import type { Path } from '../../../document/schema/walk';

/** Is called for a text and its path, which is only valid until it returns. */
export type VisitText = (text: string, path: Path) => void;

/** Collects visitors of all texts of a config, which then go through them together: a catalogue has a million. */
export function createTextVisitors() {
  const visitors: { visit: VisitText; end: (() => void) | undefined }[] = [];
  return {
    add: (visit: VisitText, end?: () => void): void => void visitors.push({ visit, end }),
    visitAll(config: unknown): void {
      eachText(config, (text, path) => {
        for (const { visit } of visitors) visit(text, path);
      });
      for (const { end } of visitors) end?.();
    },
  };
}

/**
 * Calls `visit` for every text of a config, whatever its schema. The path is mutated during the walk, since a
 * catalogue has a hundred thousand texts: copy it to keep it.
 */
export function eachText(config: unknown, visit: VisitText): void {
  const path: (string | number)[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') visit(value, path);
    else if (Array.isArray(value)) {
      for (let index = 0; index < value.length; index += 1) within(index, value[index]);
    } else if (isRecord(value)) {
      // Of values that come from JSON, all keys are their own; a list of them would be made for each.
      for (const key in value) within(key, value[key]);
    }
  };
  const within = (key: string | number, part: unknown): void => {
    path.push(key);
    look(part);
    path.pop();
  };
  look(config);
}
