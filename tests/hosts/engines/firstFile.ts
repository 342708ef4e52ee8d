import { existsSync } from 'node:fs';

/** The file in an environment variable, or the first known one that exists. */
export function firstFile(variable: string, known: readonly string[]): string | undefined {
  const named = process.env[variable];
  return named ? named : known.find((file) => existsSync(file));
}
