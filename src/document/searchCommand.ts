/** Products from which on the memory of one process is no longer the place for them: see .github/decisions/search-in-memory.md. */
export const MAX_IN_MEMORY = 300_000;

/** The command that searches so many products. */
export const searchCommand = (count: number): string =>
  count < MAX_IN_MEMORY ? 'npm run search' : 'npm run search -- --provider postgres';
