import type { Theme } from '../../generated/authored';
import { luminance } from './luminance';

type Colour = keyof Theme['colors'];

/**
 * On navy each of these colours gives way to the one beside it, so that a block reads there without rules of its
 * own. The dark scheme of the embed, the style sheet of the site and the checker all take them from here.
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

/** The class of an element that has the ground of a card, wherever it stands: it undoes what navy changes. */
export const ON_SHEET = 'on-sheet';

/** Whether a background is one that light text stands on. */
export const isDark = (colour: string) => (luminance(colour) ?? 1) < 0.18;
