import type { Rule } from '../context';
import { addresses } from './addresses';
import { anchors } from './anchors';
import { blankTexts } from './blankTexts';
import { characters } from './characters';
import { contrast } from './contrast';
import { counts } from './counts';
import { emptyBlocks } from './emptyBlocks';
import { endpoints } from './endpoints';
import { fonts } from './fonts';
import { headingLetters } from './headingLetters';
import { hours } from './hours';
import { ids } from './ids';
import { interfaceStrings } from './interfaceStrings';
import { links } from './links';
import { markup } from './markup';
import { misplaced } from './misplaced';
import { needs } from './needs';
import { neededPages } from './neededPages';
import { outline } from './outline';
import { pageTexts } from './pageTexts';
import { pictures } from './pictures';
import { placeholders } from './placeholders';
import { plurals } from './plurals';
import { publicFiles } from './publicFiles';
import { reachable } from './reachable';
import { redirects } from './redirects';
import { references } from './references';
import { reservedPaths } from './reservedPaths';
import { sameAddress } from './sameAddress';
import { translations } from './translations';

/** Everything that is checked beyond the schemas. */
export const RULES: readonly Rule[] = [
  ids,
  sameAddress,
  references,
  links,
  anchors,
  redirects,
  pictures,
  publicFiles,
  pageTexts,
  outline,
  counts,
  contrast,
  fonts,
  headingLetters,
  hours,
  interfaceStrings,
  plurals,
  reachable,
  needs,
  neededPages,
  misplaced,
  reservedPaths,
  endpoints,
  addresses,
  emptyBlocks,
  blankTexts,
  characters,
  markup,
  translations,
  placeholders,
];
