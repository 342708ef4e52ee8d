import { isRecord } from '../../../../document/isRecord';
import { luminance } from '../../../../document/luminance';
import { pairsInUse } from '../pairsInUse';
import type { Rule } from '../context';

/** Every text can be read on its background: the texts of header and footer, and of the blocks in use. */
export const rule: Rule = (context) => {
  const { config, error } = context;
  const theme = isRecord(config) ? config['theme'] : undefined;
  const colors = isRecord(theme) ? theme['colors'] : undefined;
  if (!isRecord(colors)) return;
  const uses = pairsInUse(context);
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

/** The contrast ratio of two luminances, from 1 to 21 (WCAG 2.2). */
function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Rounds down, so that 4.499 is not shown as the 4.5 that it misses.
function floor(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
