/**
 * A message with a text carried into it: in the place of what was carried before, else below what was written.
 * @param before What was carried last.
 */
export function carryInto(message: string, before: string, text: string): string {
  if (message.includes(text)) return message;
  if (before && message.includes(before)) return message.split(before).join(text);
  return message ? `${message}\n\n${text}` : text;
}
