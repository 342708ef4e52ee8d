import { fallback } from './fallback';
import { scenario } from './scenario';
import { secondTry } from './secondTry';
import { site } from './site';

/** Who can be sent through a page: the drivers evaluate this there, in one piece (see ../pageScript.ts). */
export const visitors = { scenario, fallback, secondTry, site };
