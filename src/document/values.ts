import { isRecord } from './isRecord';

/** Whether a block is left out of the site, to be kept for later. */
export function isHidden(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'hidden') === true;
}

/** Whether two JSON values say the same, whatever the order of their fields. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}

/** The value at the steps of a pointer; undefined where there is none. */
export function valueAt(value: unknown, steps: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of steps) {
    if (Array.isArray(found)) found = found[Number(step)];
    else if (isRecord(found) && Object.hasOwn(found, step)) found = found[step];
    else return undefined;
  }
  return found;
}
