// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { isAccepted } from './answer';
import type { Payload } from './payload';

/** How long the service may take to answer [C10]. */
const TIMEOUT_MS = 30_000;

/**
 * In UTF-16 code units. Browsers limit `keepalive` requests to 64 KiB, and a code unit takes at most three bytes in
 * UTF-8.
 */
const MAX_KEEPALIVE_LENGTH = 20_000;

/**
 * Sends a message: one POST with JSON headers, which completes even if the tab is closed meanwhile.
 * @returns Whether the service accepted it. False if it is unreachable, rejects the origin or does not answer in time.
 *   Never rejects.
 */
export async function send(endpoint: string, payload: Payload): Promise<boolean> {
  const late = new AbortController();
  // The timer is never cleared, because aborting a finished request does nothing.
  setTimeout(() => late.abort(), TIMEOUT_MS);
  const body = JSON.stringify(payload);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      keepalive: body.length < MAX_KEEPALIVE_LENGTH,
      signal: late.signal,
    });
    return await isAccepted(response, endpoint);
  } catch {
    return false;
  }
}
