import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The test files that ask for a DOM in their first line, relative to the project. They are a project of Vitest of
 * their own, as a process can only be shared by files of one environment.
 */
export function domTests(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').startsWith(ASKS_FOR_DOM));
}

const ASKS_FOR_DOM = '// @vitest-environment happy-dom';
