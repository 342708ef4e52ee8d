/** What was left out or changed, each with how often. */
export type Notes = Map<string, number>;

/** Notes that something was left out or changed; nothing for 0 times. */
export function note(notes: Notes, what: string, times = 1): void {
  if (times > 0) notes.set(what, (notes.get(what) ?? 0) + times);
}
