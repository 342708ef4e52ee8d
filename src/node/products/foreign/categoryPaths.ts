/** What stands between the levels of a category, whatever the table. */
const BETWEEN = /\s*(?:>|\/\/|›|»|\||→)\s*/;

/** What may stand there, and may stand in a name as well. */
const MAYBE = ['/', ',', ';'] as const;

/**
 * A function that takes a category apart: 'Valves > Ball valves'. A slash, comma or semicolon is taken for what stands
 * between levels only where the texts of the table tell: several begin alike and go on differently ('Valves/Ball' and
 * 'Valves/Gate', but not 'Nuts, bolts'), or the heading shows it ('Categories (x,y,z...)').
 */
export function categoryPaths(
  texts: readonly string[],
  heading: string,
): (text: string) => string[] {
  const all = [...new Set(texts)];
  const shown = MAYBE.find((one) => new RegExp(String.raw`\(\w[${one}]\w`).test(heading));
  const between =
    shown ?? (all.some((text) => BETWEEN.test(text)) ? undefined : MAYBE.find(isTree));
  const split = between ?? BETWEEN;
  return (text) =>
    text
      .split(split)
      .map((part) => part.trim().replaceAll(/\s+/g, ' '))
      .filter(Boolean);

  function isTree(sign: string): boolean {
    const taken = all.map((text) => text.split(sign).map((part) => part.trim()));
    const deep = taken.filter((parts) => parts.length > 1 && parts.every((part) => part !== ''));
    const starts = new Map<string, number>();
    for (const [first = ''] of deep) starts.set(first, (starts.get(first) ?? 0) + 1);
    const alike = [...starts.values()].filter((times) => times > 1);
    const shared = alike.reduce((sum, times) => sum + times, 0);
    return shared > 1 && shared >= deep.length * 0.5;
  }
}
