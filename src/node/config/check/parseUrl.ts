/**
 * Parses a URL; undefined if it is invalid. `URL.canParse` of Node 20 and 22 is no alternative: once V8 has optimized
 * it, after some thousand calls, it rejects every host with an umlaut (nodejs/node: its fast call reads Latin-1 as
 * UTF-8). `URL.parse` requires Node 22.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
