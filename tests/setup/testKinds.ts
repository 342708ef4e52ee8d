/**
 * What a test file needs is said by its name, `Name.<kinds>.test.tsx`, and nowhere else. Kinds stand in this order:
 *
 * | kind     | the file |
 * |---|---|
 * | none     | needs no DOM |
 * | `slow`   | takes many seconds: it runs commands, builds and servers, or draws every page and every form. It is left out of `npm test`, and runs in `npm test -- --all` |
 * | `preact` | tests a widget that the embed draws, too: it runs with React and once more with Preact. Always with `dom` |
 * | `dom`    | has a DOM. Its window is its own, its process is shared |
 * | `app`    | starts what never ends, such as the whole app: it has a DOM and a process of its own |
 */
export const KINDS = ['slow', 'preact', 'dom', 'app'] as const;

/** Globs for the test files of a kind in folders, whatever their other kinds. */
export function testsOf(kind: (typeof KINDS)[number], folders: string[] = ['**']): string[] {
  return folders.flatMap((folder) => [
    `${folder}/**/*.${kind}.test.{ts,tsx}`,
    `${folder}/**/*.${kind}.*.test.{ts,tsx}`,
  ]);
}
