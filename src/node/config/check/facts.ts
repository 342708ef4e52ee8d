import type { SchemaSet } from '../../schemas/load';
import { markdownVisits } from '../../markdown/visits';
import type { Kind } from '../../../document/schema/schema';
import { categoriesFor, categoriesForBoth } from '../../../document/onlyIn';
import { isRecord } from '../../../document/isRecord';
import { walk, type Path, type Visit } from '../../../document/schema/walk';
import { isOnSite } from '../../site/leaveOut';
import { patternOf } from '../../site/addresses';

/** A record of the config and its path. */
export interface Entry {
  value: Record<string, unknown>;
  path: Path;
}

/** A block that a page shows. */
export interface BlockEntry extends Entry {
  /** The ids of the categories that it is for, with those of what it stands in; undefined for all. */
  only: readonly string[] | undefined;
}

/** A text of the config and its path. */
export interface TextAt {
  text: string;
  path: Path;
}

/**
 * A page with the blocks that it actually shows: with shared blocks in the place of references to them, with blocks in
 * columns, and without hidden ones.
 */
export interface PageFacts extends Entry {
  /** The path; its parameter, if any, is normalized to ':category' or ':product'. Undefined for the 404 page. */
  address: string | undefined;
  blocks: BlockEntry[];
  /** The types of the blocks. */
  types: string[];
}

/** Facts about the config that rules need, collected in one walk. The config may be malformed anywhere. */
export interface Facts {
  /** The texts of one kind, in schema order. */
  texts(kind: Kind): readonly TextAt[];
  /** The values of one kind, whatever their type. */
  visits(kind: Kind): readonly Visit[];
  /** The values that are headings, whatever their type. */
  headings: readonly unknown[];
  /** The annotated values in one block, in schema order. */
  inBlock(block: Record<string, unknown>): readonly Visit[];
  pages: readonly PageFacts[];
  notFound: PageFacts | undefined;
}

/** Gathers the facts of a config, which may be malformed. */
export function gatherFacts(set: SchemaSet, config: unknown): Facts {
  const byKind = new Map<Kind, Visit[]>();
  const byBlock = new Map<object, Visit[]>();
  const headings: unknown[] = [];
  const note = (visit: Visit): void => {
    if (visit.heading !== undefined) headings.push(visit.value);
    if (visit.kind) push(byKind, visit.kind, visit);
    if (visit.block) push(byBlock, visit.block.value, visit);
  };
  walk(set.config, config, (visit) => {
    note(visit);
    markdownVisits(visit).forEach(note);
  });
  const texts = new Map<Kind, TextAt[]>();
  const inBlock: Facts['inBlock'] = (block) => byBlock.get(block) ?? [];
  const page = (entry: Entry, path: string | undefined): PageFacts => {
    const blocks = expand(config, entries(entry.value, ['blocks'], entry.path), inBlock);
    const types = blocks.map(({ value }) => textOf(value, 'type') ?? '');
    const address = path === undefined ? undefined : patternOf({ path, types }, set);
    return { ...entry, address, blocks, types };
  };
  const notFound = isRecord(config) ? config['notFound'] : undefined;
  return {
    visits: (kind) => byKind.get(kind) ?? [],
    texts(kind) {
      let found = texts.get(kind);
      if (!found) {
        found = (byKind.get(kind) ?? []).flatMap(({ value, path }) =>
          typeof value === 'string' ? [{ text: value, path }] : [],
        );
        texts.set(kind, found);
      }
      return found;
    },
    headings,
    inBlock,
    pages: entries(config, ['pages']).map((entry) => page(entry, textOf(entry.value, 'path'))),
    notFound: isRecord(notFound)
      ? page({ value: notFound, path: ['notFound'] }, undefined)
      : undefined,
  };
}

/** The records of a list in `config`, with their paths; empty if there is no such list. */
export function entries(config: unknown, path: Path, base: Path = []): readonly Entry[] {
  let list: unknown = config;
  for (const key of path) list = isRecord(list) ? list[key] : undefined;
  if (!Array.isArray(list)) return [];
  const within = [...base, ...path];
  const place = within.join('/');
  const found = known.get(list);
  if (found?.place === place) return found.entries;
  const entriesOf: Entry[] = [];
  for (const [index, value] of list.entries())
    if (isRecord(value)) entriesOf.push({ value, path: within.concat(index) });
  known.set(list, { place, entries: entriesOf });
  return entriesOf;
}

/** The entries of lists: several rules look at all products. */
const known = new WeakMap<object, { place: string; entries: readonly Entry[] }>();

/** The value of a record's field, if it is a text. */
export function textOf(record: Record<string, unknown>, field: string): string | undefined {
  const value = record[field];
  return typeof value === 'string' ? value : undefined;
}

function expand(
  config: unknown,
  blocks: readonly Entry[],
  inBlock: Facts['inBlock'],
  within: readonly string[] = [],
  around?: readonly string[],
): BlockEntry[] {
  return blocks.flatMap((block) => {
    if (!isOnSite(block.value)) return [];
    const only = categoriesForBoth(categoriesFor(block.value), around);
    const name = inBlock(block.value).find(({ kind }) => kind === 'shared-blocks')?.value;
    // Another rule reports a list that contains itself.
    if (typeof name !== 'string' || within.includes(name))
      return [{ ...block, only }, ...nested(block, only)];
    const list = entries(config, ['shared', 'blocks', name]);
    return expand(config, list, inBlock, [...within, name], only);
  });
}

/** The blocks in the columns of a block, in reading order, and the video of a hero. */
function nested({ value, path }: Entry, around: readonly string[] | undefined): BlockEntry[] {
  const { type, video } = value;
  if (type === 'hero' && isRecord(video))
    return [{ value: video, path: [...path, 'video'], only: around }];
  const columns: unknown = type === 'columns' ? value['columns'] : undefined;
  if (!Array.isArray(columns)) return [];
  return columns.flatMap((column: unknown, index) =>
    entries({ column }, ['column'])
      .filter((entry) => isOnSite(entry.value))
      .map((entry) => ({
        value: entry.value,
        path: [...path, 'columns', index, ...entry.path.slice(1)],
        only: categoriesForBoth(categoriesFor(entry.value), around),
      })),
  );
}

function push<K, V>(groups: Map<K, V[]>, key: K, value: V): void {
  const group = groups.get(key);
  if (group) group.push(value);
  else groups.set(key, [value]);
}
