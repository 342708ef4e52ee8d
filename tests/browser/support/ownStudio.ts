import path from 'node:path';
import { heldFolder } from '../../temporary/heldFolder';
import { startStudio, type RunningStudio } from './studio';

/** A Studio that only one file of tests uses: what it saves and remembers need not be taken back. */
export interface OwnStudio extends RunningStudio {
  /** For files of the test, beside the company. It is removed when Studio is stopped. */
  folder: string;
}

/** Starts such a Studio on a copy of the other company. */
export async function startOwnStudio(): Promise<OwnStudio> {
  const { folder, remove } = heldFolder();
  const studio = await startStudio(path.join(folder, 'company'));
  return {
    ...studio,
    folder,
    async stop() {
      await studio.stop();
      remove();
    },
  };
}
