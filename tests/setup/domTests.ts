import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The environments with a DOM: our own, whose files share a process, and Vitest's, for files that need one alone. */
type DomEnvironment = 'dom' | 'happy-dom';

/**
 * The test files of a folder that ask for an environment in their first line, relative to the project. Those of each
 * are a project of Vitest of their own, as a process can only be shared by files of one environment.
 */
export function testsWith(environment: DomEnvironment, root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll('\\', '/')))
    .filter((file) =>
      readFileSync(path.join(root, file), 'utf8').startsWith(
        `// @vitest-environment ${environment}\n`,
      ),
    );
}
