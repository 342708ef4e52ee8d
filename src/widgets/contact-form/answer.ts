// Shared with the embed: it runs on partners' pages as well, rendered by Preact.

/** Words by which services name a failure in `status` or `result`. */
const FAILURE = /^(error|fail(ed|ure)?|reject(ed)?|invalid|denied)$/i;

/** HTML whatever its type is called: captive portals and error pages say all kinds. */
const HTML = /^\s*<(?:!doctype|!--|html|head|body|title|script|meta)\b/i;

/** A mark of this site's own pages (src/node/render/document.ts). */
const OWN_PAGE = /<script id="early"/;

/**
 * Whether a form service has accepted a message [C16]. Services answer failures with 200, too: then a field at the top
 * level of the JSON says so. What is further inside does not count, as some send back the message itself. A page of
 * HTML from another place is that of a captive portal, and a page of this site means that nobody was listening. A body
 * that cannot be read counts as accepted, because the service may have taken the message.
 */
export async function isAccepted(response: Response, endpoint: string): Promise<boolean> {
  if (!response.ok) return false;
  const text = await response.text().catch(() => '');
  return !(HTML.test(text) ? isOtherPage(response, endpoint, text) : saysFailure(text));
}

function isOtherPage({ url }: Response, endpoint: string, text: string): boolean {
  const asked = new URL(endpoint, location.href);
  // Responses that a page makes itself have no address.
  return OWN_PAGE.test(text) || new URL(url || asked, asked).origin !== asked.origin;
}

/** Whether a body is JSON that names a failure at its top level. */
function saysFailure(text: string): boolean {
  let body: Record<string, unknown>;
  try {
    // Anything but an object has none of the fields read below.
    body = Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return false;
  }
  return (
    [body.ok, body.success].some(isNo) ||
    [body.status, body.result].some(namesFailure) ||
    // What JSON leaves of a thrown Error is {}.
    holdsError(body.error) ||
    holdsErrors(body.errors)
  );
}

/** FormSubmit writes "false", PHP scripts 0. */
function isNo(value: unknown): boolean {
  return value === false || value === 0 || /^(false|0|no)$/i.test(textOf(value));
}

/** An error by its name, as false, or as a status of HTTP. */
function namesFailure(value: unknown): boolean {
  return (
    value === false || (typeof value === 'number' && value >= 400) || FAILURE.test(textOf(value))
  );
}

/** Whether there is an error: services also send null, false, '' or an empty list for none. */
function holdsError(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value) && !isNo(value);
}

/** Whether a list of errors, or an object that has them by field, is not empty. */
function holdsErrors(value: unknown): boolean {
  return holdsError(value) && (typeof value !== 'object' || Object.keys(value ?? {}).length > 0);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
