// Shared with the embed: it runs on partners' pages as well, rendered by Preact.
import { isAccepted } from './answer';
import type { Payload } from '../../cart/formPayload';

/** How long the service may take to answer [C10]. */
const TIMEOUT_MS = 30_000;

/**
 * In UTF-16 code units. Browsers limit `keepalive` requests to 64 KiB, and a code unit takes at most three bytes in
 * UTF-8.
 */
const MAX_KEEPALIVE_LENGTH = 20_000;

/** A file that goes with a message, with the name of its field. */
export type SentFile = readonly [field: string, file: File];

/**
 * Sends a message: one POST with JSON headers, which completes even if the tab is closed meanwhile. With files it is a
 * form (multipart), has ten times as long, and needs the tab.
 * @returns Whether the service accepted it. False if it is unreachable, rejects the origin or does not answer in time.
 *   Never rejects.
 */
export async function send(
  endpoint: string,
  payload: Payload,
  files: readonly SentFile[] = [],
): Promise<boolean> {
  const late = new AbortController();
  const hasFiles = files.length > 0;
  // The timer is never cleared, because aborting a finished request does nothing.
  setTimeout(() => late.abort(), hasFiles ? TIMEOUT_MS * 10 : TIMEOUT_MS);
  const body = hasFiles ? formWith(payload, files) : JSON.stringify(payload);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      // Browsers name the type of a form themselves.
      headers: {
        ...(!hasFiles && { 'Content-Type': 'application/json' }),
        Accept: 'application/json',
      },
      body,
      keepalive: typeof body === 'string' && body.length < MAX_KEEPALIVE_LENGTH,
      signal: late.signal,
    });
    return await isAccepted(response, endpoint);
  } catch {
    return false;
  }
}

/** A message as a form, with files in the place of their names. */
function formWith(payload: Payload, files: readonly SentFile[]): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(payload))
    if (files.every(([field]) => field !== name)) form.append(name, text);
  for (const [field, file] of files) form.append(field, file);
  return form;
}
