/** What knip writes above a list: 'Unused files (2)'. */
const KNIP_LIST = /^(?:Unused|Unlisted|Unresolved|Duplicate)\b.*\(\d+\)$/m;

/**
 * A command that formats the files which are not formatted; undefined if all are.
 * @param output The output of the linter, of `oxfmt --list-different`, which prints 'src/a.ts' on a line of its own, and
 *   then of knip, which prints lists of files under a heading.
 */
export function formattingAdvice(output: string): string | undefined {
  const [before = ''] = output.split(KNIP_LIST);
  const files = [...before.matchAll(/^([^\s:]+\.\w+)$/gm)].map(([, file]) => file);
  return files.length > 0 ? `To format: npx oxfmt ${files.join(' ')}` : undefined;
}
