import { fallback } from './fallback';
import { scenario } from './scenario';
import { secondTry } from './second-try';
import { site } from './site';

/** Who can be sent through a page: the drivers evaluate this there, in one piece (see ../page-script.ts). */
export const visitors = { scenario, fallback, secondTry, site };
