import { isRecord } from './isRecord';

/**
 * A copy of a JSON value, whose lists and objects are its own. Unlike `structuredClone` it does not copy texts, which
 * are most of a catalogue.
 */
export function copied<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copied) as Value;
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  // All its keys are its own: it was made here.
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object') copy[key] = copied(part);
  }
  return copy as Value;
}
