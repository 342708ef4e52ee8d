/**
 * Parses the text of a JSON file, which may begin with a byte order mark, as some editors of Windows write one.
 * @throws A SyntaxError, if it is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ''));
}
