import { isRecord, type Path } from '../../../schemas/walk';
import { luminance } from '../../../site/luminance';
import { pairsOf, type Pair } from '../colours/pairs';
import { createSources, type Sources } from '../colours/sheets';
import type { Context, Rule } from '../context';
import { textOf, type Entry } from '../facts';

/** What every page has around its blocks, and the grounds that it has. */
const FRAME = { entry: 'src/app/layout/Layout.tsx', grounds: ['navy', 'navy-2', 'sheet'] };
/** The page itself: body text, and the bars of notices (WCAG 1.4.11). */
const PAGE: Pair[] = [
  { text: 'ink', ground: 'paper', least: 4.5 },
  { text: 'success', ground: 'sheet', least: 3 },
  { text: 'error', ground: 'sheet', least: 3 },
];

/** In which order the grounds of a colour are told. */
const ORDER = ['paper', 'sheet', 'navy', 'navy-2'];

/** A pair with the types of the blocks that use it; none where it is on every page. */
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

/** A clause between them ends with a comma. */
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
  const read = createSources(context.root);
  const frame = FRAME.grounds.flatMap((ground) => pairsOf(read(FRAME.entry), ground));
  const blocks = blocksInUse(context).flatMap(({ type, tone }) =>
    blockPairs(read(`src/blocks/${type}`), tone).map((pair): [Pair, string] => [pair, type]),
  );
  const everywhere = [...PAGE, ...frame].map((pair): [Pair, undefined] => [pair, undefined]);
  const all: [Pair, string | undefined][] = [...everywhere, ...blocks];
  const uses = new Map<string, Use>();
  // Where a pair is used for texts and for icons, the texts decide.
  for (const [pair, type] of all.toSorted(([a], [b]) => b.least - a.least)) {
    const key = `${pair.text} on ${pair.ground}`;
    const known = uses.get(key);
    if (!known) uses.set(key, { ...pair, blocks: type ? [type] : [] });
    else if (type && known.least === pair.least && known.blocks.length > 0) known.blocks.push(type);
  }
  return [...uses.values()].toSorted((a, b) => rank(a.ground) - rank(b.ground));
}

/** In a column a block stands on the ground of the columns, unless it is a box of navy. */
function toneOf({ value, path }: Entry, blocks: readonly Entry[]): string {
  const tone = textOf(value, 'tone') ?? '';
  const columns = blocks.find(
    (other) => other.path.length < path.length && isStart(other.path, path),
  );
  return columns && tone !== 'navy' ? (textOf(columns.value, 'tone') ?? tone) : tone;
}

const isStart = (start: Path, path: Path) => start.every((key, index) => key === path[index]);

const rank = (ground: string) => ORDER.indexOf(ground);

/** A block without a choice of grounds stands on paper, or says in its code that it stands on navy. */
const blockPairs = (sources: Sources, tone: string) =>
  pairsOf(sources, tone || (sources.own.includes("'blueprint'") ? 'navy' : 'paper'));

/** The types of the blocks on all pages, each once for every ground that it has there. */
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

/** The contrast of two luminances, from 1 to 21 (WCAG 2.2). */
function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Rounded down, so that 4.499 does not read as the 4.5 it misses.
function floor(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
