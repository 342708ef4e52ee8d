/**
 * The command that formats the files of which Prettier complains.
 * @param output Of `prettier --check`: '[warn] src/a.ts' for each file, and a sentence at the end.
 */
export function formattingAdvice(output: string): string | undefined {
  const files = [...output.matchAll(/^\[warn\] (\S+)$/gm)].map(([, file]) => file);
  return files.length > 0 ? `To format: npx prettier --write ${files.join(' ')}` : undefined;
}
