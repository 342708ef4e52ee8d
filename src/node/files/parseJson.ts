/**
 * Parses the text of a JSON file. It may begin with a byte order mark, which some editors on Windows write.
 * @throws A SyntaxError, if it is no JSON.
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ''));
}

/** The same, for a text that may be no JSON, such as a file that somebody has committed broken: undefined then. */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
