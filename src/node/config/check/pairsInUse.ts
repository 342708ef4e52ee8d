import type { Path } from '../../../document/schema/walk';
import type { Context } from './context';
import { textOf, type Entry } from './facts';
import { pairsOf, type Pair } from './colours/pairs';
import type { Sources } from './colours/sheets';

/** The frame of every page, and its backgrounds. */
const FRAME = { entry: 'src/app/layout/Layout.tsx', grounds: ['navy', 'navy-2', 'sheet'] };
/** The page itself: body text, and the bars of notices (WCAG 1.4.11). */
const PAGE: Pair[] = [
  { text: 'ink', ground: 'paper', least: 4.5 },
  { text: 'success', ground: 'sheet', least: 3 },
  { text: 'error', ground: 'sheet', least: 3 },
];

/** The order in which backgrounds are reported. */
const ORDER = ['paper', 'sheet', 'navy', 'navy-2'];

/** A pair with the types of the blocks that use it; empty if it is on every page. */
export interface PairInUse extends Pair {
  blocks: string[];
}

/** All pairs on the pages of the config, each once. */
export function pairsInUse(context: Pick<Context, 'facts' | 'sources'>): PairInUse[] {
  const read = context.sources;
  const frame = FRAME.grounds.flatMap((ground) => pairsOf(read(FRAME.entry), ground));
  const blocks = blocksInUse(context).flatMap(({ type, tone }) =>
    blockPairs(read(`src/blocks/${type}`), tone).map((pair): [Pair, string] => [pair, type]),
  );
  const everywhere = [...PAGE, ...frame].map((pair): [Pair, undefined] => [pair, undefined]);
  const all: [Pair, string | undefined][] = [...everywhere, ...blocks];
  const uses = new Map<string, PairInUse>();
  // For a pair used by texts and icons, the stricter limit of texts applies.
  for (const [pair, type] of all.toSorted(([a], [b]) => b.least - a.least)) {
    const key = `${pair.text} on ${pair.ground}`;
    const known = uses.get(key);
    if (!known) uses.set(key, { ...pair, blocks: type ? [type] : [] });
    else if (type && known.least === pair.least && known.blocks.length > 0) known.blocks.push(type);
  }
  return [...uses.values()].toSorted((a, b) => rank(a.ground) - rank(b.ground));
}

/** In columns, a block has the background of the columns, unless its own is navy. */
function toneOf({ value, path }: Entry, blocks: readonly Entry[]): string {
  const tone = textOf(value, 'tone') ?? '';
  const columns = blocks.find(
    (other) => other.path.length < path.length && isStart(other.path, path),
  );
  return columns && tone !== 'navy' ? (textOf(columns.value, 'tone') ?? tone) : tone;
}

const isStart = (start: Path, path: Path) => start.every((key, index) => key === path[index]);

const rank = (ground: string) => ORDER.indexOf(ground);

/** A block without `tone` is on paper, or on navy if its code says so. */
const blockPairs = (sources: Sources, tone: string) =>
  pairsOf(sources, tone || (sources.own.includes("'blueprint'") ? 'navy' : 'paper'));

/** The types of the blocks on all pages, each once per background. */
function blocksInUse({ facts }: Pick<Context, 'facts'>): { type: string; tone: string }[] {
  const pages = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  const found = pages.flatMap(({ blocks }) =>
    blocks.map((block) => `${textOf(block.value, 'type')} ${toneOf(block, blocks)}`),
  );
  return [...new Set(found)].map((one) => {
    const [type = '', tone = ''] = one.split(' ');
    return { type, tone };
  });
}
