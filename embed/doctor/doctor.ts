import type { Doctor } from '../context';
import { examine } from './examine';
import { mistakesIn } from './mistakes';
import { conflicts } from './supplierFindings';
import { startTestMode } from './testMode';

/**
 * Diagnosis for the authors of pages. In a file of its own, so that visitors of pages without mistakes never fetch it.
 */
export const doctor: Doctor = { examine, mistakesIn, startTestMode, conflicts };
