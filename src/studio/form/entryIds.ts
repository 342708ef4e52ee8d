/**
 * Makes the keys of a list's entries, for React: an entry keeps its key when it is moved, and when it is edited in its
 * place. Called with the list each time it changes; the answer is a text, one key a word, which is the same as before
 * unless entries came, went or moved.
 */
export function entryIds(): (list: unknown) => string {
  let entries: readonly unknown[] = [];
  let ids: readonly string[] = [];
  let made = 0;
  return (value) => {
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    const left = new Set(ids);
    const taken: (string | undefined)[] = list.map((entry, index) =>
      entries[index] === entry ? take(left, ids[index]) : undefined,
    );
    if (left.size > 0) {
      const known = idsByEntry(entries, ids, left);
      for (const [index, entry] of list.entries())
        taken[index] ??= take(left, known.get(entry)?.pop());
    }
    const isEdit = list.length === entries.length;
    ids = taken.map(
      (id, index) => id ?? (isEdit ? take(left, ids[index]) : undefined) ?? `e${(made += 1)}`,
    );
    entries = list;
    return ids.join(' ');
  };
}

/** The ids that are left of each entry, the first one last. Looked for one by one, a catalogue would take minutes. */
function idsByEntry(
  entries: readonly unknown[],
  ids: readonly string[],
  left: ReadonlySet<string>,
): Map<unknown, string[]> {
  const known = new Map<unknown, string[]>();
  for (const [place, id] of [...ids.entries()].toReversed()) {
    if (!left.has(id)) continue;
    const same = known.get(entries[place]);
    if (same) same.push(id);
    else known.set(entries[place], [id]);
  }
  return known;
}

function take(left: Set<string>, id: string | undefined): string | undefined {
  return id !== undefined && left.delete(id) ? id : undefined;
}
