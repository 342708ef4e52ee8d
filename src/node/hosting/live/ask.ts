import type { Live, LiveAnswer } from './types';

/** In ms: hosts that sleep need up to ten seconds to wake up. */
const TIMEOUT_MS = 20_000;

/** Asks the host of an origin for one file at a time. */
export function askOf(origin: string): Live['ask'] {
  return async (address, headers = {}): Promise<LiveAnswer> => {
    const response = await fetch(new URL(address, origin), {
      headers: { 'Accept-Encoding': 'br, gzip', ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}
