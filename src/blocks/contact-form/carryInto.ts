/**
 * Inserts a text into a message: in place of the text inserted before, or else below what the visitor wrote.
 * @param before The text inserted before.
 */
export function carryInto(message: string, before: string, text: string): string {
  if (message.includes(text)) return message;
  if (before && message.includes(before)) return message.split(before).join(text);
  return message ? `${message}\n\n${text}` : text;
}
