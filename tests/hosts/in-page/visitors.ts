import { fallback } from './fallback';
import { scenario } from './scenario';
import { secondTry } from './secondTry';
import { site } from './site';

/** The scenarios, bundled and evaluated in a page by the drivers (see ../pageScript.ts). */
export const visitors = { scenario, fallback, secondTry, site };
