/** What one host made of one site. */
export interface Row {
  host: string;
  site: string;
  /** By check, what is wrong. */
  wrong: Record<string, string>;
}

/** A line for each host and site: how many checks hold, and which do not, with the reason. */
export function formatTable(checks: readonly string[], rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(({ host, site }) => `${host}, ${site}`.length));
  const lines = rows.flatMap(({ host, site, wrong }) => {
    const names = Object.keys(wrong);
    const held = checks.length - names.length;
    const heading = `${`${host}, ${site}`.padEnd(width)}  ${held}/${checks.length}  ${names.join(', ')}`;
    return [heading.trimEnd(), ...names.map((name) => `    ${name}: ${wrong[name]}`)];
  });
  return `\n${lines.join('\n')}\n`;
}
