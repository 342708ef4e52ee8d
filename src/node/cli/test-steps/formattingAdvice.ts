/**
 * The command that formats the files that are not formatted.
 * @param output Of the linter, and of `oxfmt --list-different`: 'src/a.ts' for each file, on a line of its own.
 */
export function formattingAdvice(output: string): string | undefined {
  const files = [...output.matchAll(/^([^\s:]+\.\w+)$/gm)].map(([, file]) => file);
  return files.length > 0 ? `To format: npx oxfmt ${files.join(' ')}` : undefined;
}
