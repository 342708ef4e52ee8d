import { readBuiltSite } from '../../output/builtSite';

/** Everything of the inbox that is not the endpoint itself stands below this address; no page can [C17]. */
export const INBOX = '/__inbox';

/**
 * The path to which the forms of a built site send, if it is one of the site itself.
 * @param outDir The built site. It may be built again meanwhile: ask again for each request.
 */
export function localEndpoint(outDir: string): string | undefined {
  return ownPath(readBuiltSite(outDir)?.contact?.endpoint);
}

/** The endpoint, if it is a path of the site itself. */
export function ownPath(endpoint: string | undefined): string | undefined {
  return endpoint?.startsWith('/') ? endpoint : undefined;
}
