/** A font name that is valid without quotes: words that begin with a letter. */
const PLAIN =
  /^-?[\p{Letter}_][\p{Letter}\p{Number}_-]*(?: -?[\p{Letter}_][\p{Letter}\p{Number}_-]*)*$/u;

/** CSS keywords. */
const TAKEN = /^(?:inherit|initial|unset|revert|revert-layer|default)?$/i;

/** A font list as probably meant: names quoted as necessary, and no empty entries. */
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
