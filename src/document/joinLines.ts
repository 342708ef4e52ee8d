import { operationsBetween, type Difference } from './compare';
import type { Described } from './described';
import type { Describing } from './describing/describing';
import { isRecord } from './isRecord';
import { stepsOf, toPointer, type Operation } from './operation';

/** Where a value is. */
type Path = readonly (string | number)[];

/** What is said of a difference; its words are made when they are needed. */
export type Line = Omit<Described, 'words'> & { words: () => string };

/** In what two versions differ, and the line of each difference; undefined for one that is in the line of another. */
interface Lines {
  differences: readonly Difference[];
  lines: readonly (Line | undefined)[];
}

/** What entries of lists are called. */
interface Naming {
  /** 'product'; undefined for lists of which each entry has a line of its own. */
  titleOf: (list: Path) => string | undefined;
  /** The name of what a difference is about, in quotes. */
  nameOf: (one: Difference) => string;
}

/** Of what many lines have in common. */
interface Alike {
  /**
   * What a field is called within an entry: its path, and the step at which that of the entry ends; '' for the entry
   * itself.
   */
  fieldOf: (path: Path, from: number) => string;
  /** The entries of a list of the later version. */
  entriesOf: (list: Path) => readonly unknown[];
}

/** Of more new entries, the first ones are named. */
const MAX_NAMES = 10;

/** Several new entries of a list that is no list of blocks are one line: '3 products added: "A", "B", "C"'. */
export function joinAdded(
  { differences, lines }: Lines,
  words: Describing,
  { titleOf, nameOf }: Naming,
): Lines['lines'] {
  const joined = [...lines];
  const added = [...differences.keys()].filter((index) => isNewEntry(differences[index]));
  for (const members of grouped(added, (index) => listOf(differences[index])).values()) {
    const [place = 0] = members;
    const title = titleOf(differences[place]?.after.slice(0, -1) ?? []);
    const line = lines[place];
    if (!line || title === undefined || members.length < 2) continue;
    const names = members.slice(0, MAX_NAMES).flatMap((index) => {
      const one = differences[index];
      return one ? [nameOf(one)] : [];
    });
    if (members.length > MAX_NAMES) names.push('…');
    for (const member of members) joined[member] = undefined;
    joined[place] = {
      ...line,
      words: () => words.severalAdded(members.length, title, names),
      takeBack: takenBack(members, lines),
    };
  }
  return joined;
}

/** As many lines that say the same of other entries of a list are still read one by one. */
const MAX_ALIKE = 50;

/** Of more, so many are shown before the one that stands for the rest. */
const SHOWN_ALIKE = 20;

/**
 * Many changes of the same field of a list's entries are the first ones, and a line for the rest: '754 more: name
 * changed'. A catalogue may have a hundred thousand of them.
 */
export function joinAlike(
  { differences, lines }: Lines,
  words: Describing,
  { fieldOf, entriesOf }: Alike,
): Described[] {
  const joined = [...lines];
  const own = [...lines.keys()].filter(
    (index) => lines[index] !== undefined && !isFromOtherList(differences[index]),
  );
  // Those of one page stay apart from those of another, which the lines name first.
  const kind = (index: number) => `${lines[index]?.where} ${kindOf(differences[index])}`;
  for (const members of grouped(own, kind).values()) {
    if (members.length <= MAX_ALIKE) continue;
    const rest = members.slice(SHOWN_ALIKE);
    const [place = 0] = rest;
    const [line, one] = [lines[place], differences[place]];
    if (!line || !one) continue;
    for (const member of rest) joined[member] = undefined;
    const path = one.kind === 'removed' ? one.before : one.after;
    const field = fieldOf(path, path.findLastIndex((step) => typeof step === 'number') + 1);
    joined[place] = {
      ...line,
      words: () => words.moreAlike(rest.length, whatOf(one, field, words)),
      isJoined: true,
      takeBack:
        one.kind === 'moved'
          ? movedBack(
              rest.flatMap((member) => moveOf(differences[member]) ?? []),
              entriesOf,
            )
          : takenBack(rest, lines),
    };
  }
  return joined.flatMap((line) => (line ? [{ ...line, words: line.words() }] : []));
}

function whatOf({ kind }: Difference, field: string, words: Describing): string {
  switch (kind) {
    case 'added':
      return words.added(field, undefined);
    case 'removed':
      return words.removed(field, undefined);
    case 'moved':
      return words.moved(field);
    case 'changed':
      return words.changed(field);
  }
}

const isNewEntry = (one: Difference | undefined): boolean =>
  one?.kind === 'added' && typeof one.after.at(-1) === 'number' && isRecord(one.value);

const listOf = (one: Difference | undefined): string => toPointer(one?.after.slice(0, -1) ?? []);

/** What several differences have in common: what has happened, and where, without the places in lists. */
function kindOf(one: Difference | undefined): string {
  if (!one) return '';
  const path = one.kind === 'removed' ? one.before : one.after;
  return [one.kind, ...path.map((step) => (typeof step === 'number' ? '*' : step))].join('/');
}

/** Takes several differences back: the last one first, so that the places of the others stay. */
const takenBack = (members: readonly number[], lines: Lines['lines']): Operation[] =>
  members.toReversed().flatMap((member) => lines[member]?.takeBack ?? []);

/** An entry that has another place in its list, and before which entry of the later version it belongs. */
interface Move {
  /** The list, in the later version. */
  list: Path;
  before: number;
  after: number;
  to: number;
}

function moveOf(one: Difference | undefined): Move | undefined {
  const [back] = one?.takeBack ?? [];
  if (one?.kind !== 'moved' || back?.op !== 'move') return undefined;
  return {
    list: one.after.slice(0, -1),
    before: Number(one.before.at(-1)),
    after: Number(one.after.at(-1)),
    to: Number(stepsOf(back.to).at(-1)),
  };
}

const isFromOtherList = (one: Difference | undefined): boolean => {
  const [back] = one?.takeBack ?? [];
  if (back?.op !== 'move') return false;
  return parentOf(back.from) !== parentOf(back.to);
};

const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/**
 * Takes several moves back, list by list: each alone counts the places as they are without the others, so that one after
 * the other would take other entries along.
 */
function movedBack(moves: readonly Move[], entriesOf: Alike['entriesOf']): Operation[] {
  const byList = grouped([...moves.keys()], (at) => toPointer(moves[at]?.list ?? []));
  return [...byList.values()].flatMap((members) => {
    const own = members.flatMap((at) => moves[at] ?? []).toSorted((a, b) => a.before - b.before);
    const moved = new Set(own.map(({ after }) => after));
    const comeBefore = grouped([...own.keys()], (at) => String(own[at]?.to));
    const list = own[0]?.list ?? [];
    const entries = entriesOf(list);
    const value: unknown[] = [];
    for (let place = 0; place <= entries.length; place += 1) {
      for (const at of comeBefore.get(String(place)) ?? [])
        value.push(entries[own[at]?.after ?? -1]);
      if (place < entries.length && !moved.has(place)) value.push(entries[place]);
    }
    return operationsBetween(entries, value, list);
  });
}

function grouped(
  indices: readonly number[],
  keyOf: (index: number) => string,
): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const index of indices) {
    const key = keyOf(index);
    const group = groups.get(key);
    if (group) group.push(index);
    else groups.set(key, [index]);
  }
  return groups;
}
