// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import type { Payload } from './payload';

/** In ms [C10]. */
const TIMEOUT = 30_000;

/** `keepalive` requests are limited to 64 KiB, and a UTF-16 code unit takes at most three bytes in UTF-8. */
const OUTLIVES = 20_000;

/**
 * Sends a message: one POST with JSON headers, which completes even if the tab is closed meanwhile.
 * @returns Whether the service accepted it. False if it is unreachable, rejects the origin or does not answer in time.
 *   Never rejects.
 */
export async function send(endpoint: string, payload: Payload): Promise<boolean> {
  const late = new AbortController();
  // Needs no clearing: aborting a finished request does nothing.
  setTimeout(() => late.abort(), TIMEOUT);
  const body = JSON.stringify(payload);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      keepalive: body.length < OUTLIVES,
      signal: late.signal,
    });
    return await isAccepted(response);
  } catch {
    return false;
  }
}

/** Matches a response that is not an acceptance: an HTML page, or JSON that reports a failure. */
const DENIAL = /^\s*<|"(ok|success)"\s*:\s*"?false/;

/**
 * Whether a response means that the message was accepted [C16]. Some services answer 200 with JSON that reports a
 * failure, and captive portals with an HTML page. An unreadable body counts as accepted.
 */
async function isAccepted(response: Response): Promise<boolean> {
  return response.ok && !DENIAL.test(await response.text().catch(() => ''));
}
