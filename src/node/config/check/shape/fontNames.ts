/** A name that browsers take without quotes: words that begin with a letter. */
const PLAIN =
  /^-?[\p{Letter}_][\p{Letter}\p{Number}_-]*(?: -?[\p{Letter}_][\p{Letter}\p{Number}_-]*)*$/u;

/** Words that mean something else to a style sheet. */
const TAKEN = /^(?:inherit|initial|unset|revert|revert-layer|default)?$/i;

/** A list of fonts as it was probably meant: with quotes where a name needs them, and no empty entries. */
export function mendFonts(list: string): string {
  const names = list
    .split(',')
    .map((name) =>
      name
        .replaceAll(/\/\*|\*\/|["'<>{}();\\]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((name) => !TAKEN.test(name))
    .map((name) => (PLAIN.test(name) ? name : `'${name}'`));
  return names.length > 0 ? names.join(', ') : 'system-ui, sans-serif';
}
