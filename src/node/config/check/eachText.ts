import { isRecord } from '../../../document/isRecord';
import type { Path } from '../../../document/schema/walk';

/**
 * Calls `visit` for every text of a config, whatever its schema. The path is mutated during the walk, since a
 * catalogue has a hundred thousand texts: copy it to keep it.
 */
export function eachText(config: unknown, visit: (text: string, path: Path) => void): void {
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
