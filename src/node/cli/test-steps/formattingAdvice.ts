/**
 * A command that formats the files which are not formatted; undefined if all are.
 * @param output The output of the linter and of `oxfmt --list-different`, which prints 'src/a.ts' on a line of its own.
 */
export function formattingAdvice(output: string): string | undefined {
  const files = [...output.matchAll(/^([^\s:]+\.\w+)$/gm)].map(([, file]) => file);
  return files.length > 0 ? `To format: npx oxfmt ${files.join(' ')}` : undefined;
}
