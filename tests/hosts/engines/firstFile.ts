import { existsSync } from 'node:fs';

/** The file that a variable names, or the first known one that is there. */
export function firstFile(variable: string, known: readonly string[]): string | undefined {
  const named = process.env[variable];
  return named ? named : known.find((file) => existsSync(file));
}
