import { join } from 'node:path';
import { importEach } from '../../files/importEach';
import type { Step } from './step';

/** All steps, from the oldest version: the `step` of each file in steps/. */
export async function loadSteps(): Promise<readonly Step[]> {
  const steps = (await importEach(join(import.meta.dirname, 'steps'), 'step')) as Step[];
  return steps.toSorted((a, b) => a.from - b.from);
}
