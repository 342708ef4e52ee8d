import type { AppliedFix } from './chooseFixes';

/** Formats applied fixes for printing: 'file:line:column  path', and below it each change. */
export function formatFixes(applied: readonly AppliedFix[], file: string): string {
  return applied
    .map(({ line, column, path, changes }) =>
      [
        `${file}:${line}:${column}${path && `  ${path}`}`,
        ...changes.map((one) => `  Mended: ${one}`),
      ].join('\n'),
    )
    .join('\n\n');
}
