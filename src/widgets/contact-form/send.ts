// Shared with the embed: it runs on partners' pages as well, drawn by Preact.
import type { Payload } from './payload';

/** How long the service has to answer, in ms [C10]. */
const TIMEOUT = 30_000;

/** Browsers let at most 64 KiB outlive the page; a character takes three bytes at most. */
const OUTLIVES = 20_000;

/**
 * Sends a message: one POST with JSON headers. It is on its way even if the tab is closed meanwhile.
 * @returns Whether the service has taken it: `response.ok` alone says so, the body is not read [C16].
 *   False also when it cannot be reached, refuses the origin, or does not answer in time. Never rejects.
 */
export async function send(endpoint: string, payload: Payload): Promise<boolean> {
  const late = new AbortController();
  // Nothing is left to be given up once it has answered.
  setTimeout(() => late.abort(), TIMEOUT);
  const body = JSON.stringify(payload);
  try {
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      keepalive: body.length < OUTLIVES,
      signal: late.signal,
    });
    return ok;
  } catch {
    return false;
  }
}
