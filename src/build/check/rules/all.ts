import type { Rule } from '../context';
import { anchors } from './anchors';
import { contrast } from './contrast';
import { counts } from './counts';
import { fonts } from './fonts';
import { hours } from './hours';
import { icons } from './icons';
import { ids } from './ids';
import { interfaceStrings } from './interfaceStrings';
import { links } from './links';
import { outline } from './outline';
import { pageTexts } from './pageTexts';
import { pictures } from './pictures';
import { placeholders } from './placeholders';
import { reachable } from './reachable';
import { redirects } from './redirects';
import { references } from './references';

/** Everything that is checked beyond the schemas. */
export const RULES: readonly Rule[] = [
  ids,
  references,
  links,
  anchors,
  redirects,
  pictures,
  icons,
  pageTexts,
  outline,
  counts,
  contrast,
  fonts,
  hours,
  interfaceStrings,
  reachable,
  placeholders,
];
