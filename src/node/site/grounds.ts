import type { Theme } from '../../generated/authored';
import { luminance } from '../../document/luminance';

type Colour = keyof Theme['colors'];

/**
 * The colours that replace others on navy, so that a block is legible there without extra rules. Used by the embed's
 * dark scheme, the site's style sheet and the checker.
 */
export const ON_NAVY: Partial<Record<Colour, Colour>> = {
  ink: 'on-navy',
  'ink-2': 'on-navy-2',
  paper: 'navy',
  sheet: 'navy-2',
  'signal-text': 'line',
  success: 'line',
  error: 'on-navy',
};

/** The class of an element with the background of a card: it restores the colours that navy replaces. */
export const ON_SHEET = 'on-sheet';

/** Whether a background needs light text. */
export const isDark = (colour: string) => (luminance(colour) ?? 1) < 0.18;
