/** Slow 3G as the bench has it (tests/bench/speed/profiles.ts): kilobits per second, and the round trip in ms. */
export const SLOW_3G = { kbps: 400, rtt: 400 };

/** Round trips until the first byte of the first file: TCP, TLS 1.3 and the request. */
const FIRST_BYTE_ROUND_TRIPS = 3;

/**
 * Seconds that a page takes on slow 3G, by the bench's model: no slow start, DNS or loss.
 * @param first Bytes of the document, which has all the CSS.
 * @param rest Bytes of all that the document asks for; it comes at once, over the same connection.
 * @returns `paint`: until the page can be read; `seconds`: until all of it has come.
 */
export function secondsOnSlow3G(first: number, rest: number): { paint: number; seconds: number } {
  const transfer = (bytes: number): number => (bytes * 8) / SLOW_3G.kbps / 1000;
  const paint = (FIRST_BYTE_ROUND_TRIPS * SLOW_3G.rtt) / 1000 + transfer(first);
  const more = rest > 0 ? SLOW_3G.rtt / 1000 + transfer(rest) : 0;
  return { paint, seconds: paint + more };
}
