import { readPinned } from '../../../site/pinned';
import type { Rule } from '../context';

/** Releases of the embed that were promised to partners exist, unchanged [K40]. */
export const rule: Rule = async ({ publicDir, error }) => {
  const { problems } = await readPinned(publicDir);
  for (const problem of problems) {
    error(
      [],
      problem,
      'Restore it as it was released, for example with "git checkout" from an earlier commit.',
    );
  }
};
