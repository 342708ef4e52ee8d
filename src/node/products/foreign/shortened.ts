/** A text that is no longer than so many characters: cut at a space, if one is near, with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, Math.max(1, most - 1));
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > most / 2 ? space : undefined).toWellFormed()}…`;
}
