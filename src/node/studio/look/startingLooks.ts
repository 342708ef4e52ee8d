import type { StartingLook } from '../../../studio/views/look/protocol';
import type { Say } from '../language/createSay';
import { paletteOf } from '../newCompany/palette';

/** Looks to begin with, each from two colours; every pair in them can be read. */
const LOOKS = [
  { name: 'Harbour: deep blue with amber', main: '#1f3f66', accent: '#f2a900' },
  { name: 'Workshop: graphite with red', main: '#33383d', accent: '#d6402b' },
  { name: 'Field: dark green with yellow', main: '#1d4a33', accent: '#f0c419' },
];

/** The themes to begin with, with their names in the language of a window. */
export function startingLooks(say: Say): StartingLook[] {
  return LOOKS.map(({ name, ...brand }) => ({ name: say(name), colors: { ...paletteOf(brand) } }));
}
