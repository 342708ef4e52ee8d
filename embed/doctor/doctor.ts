import type { Doctor } from '../context';
import { examine } from './examine';
import { mistakesIn } from './mistakes';
import { conflicts } from './supplierFindings';
import { startTestMode } from './testMode';

/** What helps authors of pages: in a file of its own, which no visitor of a page without mistakes fetches. */
export const doctor: Doctor = { examine, mistakesIn, startTestMode, conflicts };
