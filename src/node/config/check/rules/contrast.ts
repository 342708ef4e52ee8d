import { isRecord, type Path } from '../../../schemas/walk';
import { luminance } from '../../../site/luminance';
import { pairsOf, type Pair } from '../colours/pairs';
import type { Sources } from '../colours/sheets';
import type { Context, Rule } from '../context';
import { textOf, type Entry } from '../facts';

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
interface Use extends Pair {
  blocks: string[];
}

/** Every text of the site can be read on its ground: of the header and footer, and of the blocks in use. */
export const rule: Rule = (context) => {
  const { data, error } = context;
  const theme = isRecord(data) ? data['theme'] : undefined;
  const colors = isRecord(theme) ? theme['colors'] : undefined;
  if (!isRecord(colors)) return;
  const uses = usesOf(context);
  for (const text of new Set(uses.map((use) => use.text))) {
    const front = luminance(colors[text]);
    const faint = uses.flatMap((use) => {
      const back = luminance(colors[use.ground]);
      if (use.text !== text || front === undefined || back === undefined) return [];
      const ratio = contrastRatio(front, back);
      return ratio < use.least ? [{ ...use, ratio }] : [];
    });
    if (faint.length === 0) continue;
    const contrasts = faint.map(
      ({ ratio, ground, blocks }) =>
        `${floor(ratio)}:1 on "${ground}" (${String(colors[ground])})${usedBy(blocks)}`,
    );
    error(
      ['theme', 'colors', text],
      `"${text}" (${String(colors[text])}) is hard to read: its contrast is ${listed(contrasts)}.`,
      `It needs at least ${Math.max(...faint.map(({ least }) => least))}:1. Make one of the colours lighter or darker.`,
    );
  }
};

/** Joins clauses, with a comma before the last. */
function listed(contrasts: string[]): string {
  return contrasts
    .map((one, at) => (at < contrasts.length - 1 && one.includes(', as in') ? `${one},` : one))
    .join(' and ');
}

function usedBy(blocks: string[]): string {
  const [first, ...others] = new Set(blocks);
  if (first === undefined) return '';
  return `, as in the block "${first}"${others.length > 0 ? ' and others' : ''}`;
}

/** All pairs on the pages of the config, each once. */
function usesOf(context: Context): Use[] {
  const read = context.sources;
  const frame = FRAME.grounds.flatMap((ground) => pairsOf(read(FRAME.entry), ground));
  const blocks = blocksInUse(context).flatMap(({ type, tone }) =>
    blockPairs(read(`src/blocks/${type}`), tone).map((pair): [Pair, string] => [pair, type]),
  );
  const everywhere = [...PAGE, ...frame].map((pair): [Pair, undefined] => [pair, undefined]);
  const all: [Pair, string | undefined][] = [...everywhere, ...blocks];
  const uses = new Map<string, Use>();
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
function blocksInUse({ facts }: Context): { type: string; tone: string }[] {
  const pages = facts.notFound ? [...facts.pages, facts.notFound] : facts.pages;
  const found = pages.flatMap(({ blocks }) =>
    blocks.map((block) => `${textOf(block.value, 'type')} ${toneOf(block, blocks)}`),
  );
  return [...new Set(found)].map((one) => {
    const [type = '', tone = ''] = one.split(' ');
    return { type, tone };
  });
}

/** The contrast ratio of two luminances, from 1 to 21 (WCAG 2.2). */
function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Rounds down, so that 4.499 is not shown as the 4.5 that it misses.
function floor(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
