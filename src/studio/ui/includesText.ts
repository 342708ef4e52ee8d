/** Whether a text has in it what is searched for, in capitals or not. */
export function includesText(text: string, wanted: string): boolean {
  return text.toLowerCase().includes(wanted.toLowerCase());
}
