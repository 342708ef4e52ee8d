import type { Cured } from './chooseCures';

/** The cures that were made, as they are printed: 'file:line:column  path', and below it each change. */
export function formatCured(cured: readonly Cured[], file: string): string {
  return cured
    .map(({ line, column, path, changes }) =>
      [
        `${file}:${line}:${column}${path && `  ${path}`}`,
        ...changes.map((one) => `  Mended: ${one}`),
      ].join('\n'),
    )
    .join('\n\n');
}
