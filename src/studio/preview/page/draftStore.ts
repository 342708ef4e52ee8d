import type { Block, PageData, SiteData } from '../../../generated/types';
import { nestedBlocks } from '../../../page/flatBlocks';
import type { BlockOrigin } from '../draftPage';
import { align } from '../../../document/align';
import { applyAll } from '../../../document/apply';
import { stepsOf } from '../../../document/operation';
import { isEqual, valueAt } from '../../../document/values';

/** A page of the draft as it is drawn. Blocks that have not changed are the same objects as before. */
export interface DrawnPage {
  page: PageData;
  /** Where the blocks are written. */
  origins: readonly BlockOrigin[];
  /** What each block keeps when it moves: a carousel its slide. */
  keys: readonly string[];
}

/** What the page shows instead of what it was opened with; undefined until the first draft has come. */
export interface DraftState {
  drawn?: DrawnPage;
  site?: SiteData;
}

let state: DraftState = {};
let count = 0;
const listeners = new Set<() => void>();

/** Subscribes to drafts; returns how to end that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What is drawn now. */
export function draftState(): DraftState {
  return state;
}

function change(next: Partial<DraftState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Keys for the blocks that a page was opened with. */
export function firstKeys(blocks: readonly Block[]): string[] {
  return blocks.map((_, index) => `first-${index}`);
}

/**
 * Draws a page of the draft.
 * @param before The page that is on the screen, if no draft of it is yet.
 */
export function drawPage(page: PageData, origins: readonly BlockOrigin[], before: PageData): void {
  const known = state.drawn?.page.id === page.id ? state.drawn : undefined;
  const old = known?.page.blocks ?? before.blocks;
  const oldKeys = known?.keys ?? firstKeys(before.blocks);
  const same = align(old, page.blocks);
  const blocks = page.blocks.map((block, index) => {
    const previous = old[same[index] ?? -1];
    return previous && isEqual(previous, block) ? previous : block;
  });
  const keys = same.map((there) => {
    count += 1;
    return oldKeys[there] ?? `new-${count}`;
  });
  change({ drawn: { page: { ...page, blocks }, origins, keys } });
}

/** Replaces what all pages share. */
export function drawSite(site: SiteData): void {
  change({ site });
}

/**
 * Shows a text, number or choice at once, where the page has the value as it is written. Returns whether it does.
 * @param pointer Where it is in the draft.
 */
export function drawValue(pointer: string, value: unknown): boolean {
  const { drawn } = state;
  const found = drawn && drawnAt(drawn.origins, pointer);
  const block = found && drawn.page.blocks[found.index];
  if (!block) return false;
  const shown = valueAt(block, stepsOf(found.inside));
  if (typeof shown !== typeof value || typeof value === 'object' || shown === value) return false;
  const changed = applyAll(block, [{ op: 'set', at: found.inside, value }]).value as Block;
  const blocks = drawn.page.blocks.with(found.index, changed);
  change({ drawn: { ...drawn, page: { ...drawn.page, blocks } } });
  return true;
}

/** Where a value of the draft is drawn: in which block, and where in it. Blocks that are hidden are not counted. */
function drawnAt(
  origins: readonly BlockOrigin[],
  pointer: string,
): { index: number; inside: string } | undefined {
  const index = origins.findIndex((origin) => pointer.startsWith(`${origin.pointer}/`));
  const origin = origins[index];
  if (!origin) return undefined;
  for (const [column, blocks] of origin.columns.entries()) {
    const found = drawnAt(blocks, pointer);
    if (found) return { index, inside: `/columns/${column}/${found.index}${found.inside}` };
  }
  const inside = pointer.slice(origin.pointer.length);
  const isInColumn = origin.columns.length > 0 && inside.startsWith('/columns/');
  return isInColumn ? undefined : { index, inside };
}

/** The blocks of the drawn page with their pointers, those in columns behind the one that holds them. */
export function drawnBlocks(): { block: Block; pointer: string }[] {
  const { drawn } = state;
  return (drawn?.page.blocks ?? []).flatMap((block, index) =>
    withNested(block, drawn?.origins[index]),
  );
}

function withNested(
  block: Block,
  origin: BlockOrigin | undefined,
): { block: Block; pointer: string }[] {
  if (!origin) return [];
  const inside = nestedBlocks(block).flatMap((column, at) =>
    column.flatMap((nested, index) => withNested(nested, origin.columns[at]?.[index])),
  );
  return [{ block, pointer: origin.pointer }, ...inside];
}
