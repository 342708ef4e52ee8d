import { isRecord } from '../../../schemas/walk';
import { luminance } from '../../../site/luminance';
import type { Rule } from '../context';

/** The pairs of the design, and the least contrast each needs to be read (WCAG 2.2, AA). */
const PAIRS: [text: string, grounds: string[], least: number][] = [
  ['ink', ['paper', 'sheet'], 4.5],
  ['ink-2', ['paper', 'sheet'], 4.5],
  ['on-navy', ['navy', 'navy-2'], 4.5],
  ['on-navy-2', ['navy', 'navy-2'], 4.5],
  ['line', ['navy', 'navy-2'], 3],
  ['signal-ink', ['signal'], 4.5],
  ['signal-text', ['paper', 'sheet'], 4.5],
  ['error', ['paper', 'sheet'], 4.5],
  ['success', ['paper', 'sheet'], 3],
];

/** Text and lines of the theme have enough contrast with their backgrounds. */
export const rule: Rule = ({ data, error }) => {
  const theme = isRecord(data) ? data['theme'] : undefined;
  const colors = isRecord(theme) ? theme['colors'] : undefined;
  if (!isRecord(colors)) return;
  for (const [text, grounds, least] of PAIRS) {
    const front = luminance(colors[text]);
    const faint = grounds.flatMap((ground) => {
      const back = luminance(colors[ground]);
      if (front === undefined || back === undefined) return [];
      const ratio = contrastRatio(front, back);
      return ratio < least ? [`${floor(ratio)}:1 on "${ground}" (${String(colors[ground])})`] : [];
    });
    if (faint.length === 0) continue;
    error(
      ['theme', 'colors', text],
      `"${text}" (${String(colors[text])}) is hard to read: its contrast is ${faint.join(' and ')}.`,
      `It needs at least ${least}:1. Make one of the colours lighter or darker.`,
    );
  }
};

/** The contrast of two luminances, from 1 to 21 (WCAG 2.2). */
function contrastRatio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Rounded down, so that 4.499 does not read as the 4.5 it misses.
function floor(ratio: number): number {
  return Math.floor(ratio * 100) / 100;
}
