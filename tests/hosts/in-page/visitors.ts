import { fallback } from './fallback';
import { scenario } from './scenario';

/** Who can be sent through a page: the drivers evaluate this there, in one piece (see ../page-script.ts). */
export const visitors = { scenario, fallback };
