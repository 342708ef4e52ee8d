import { readBuiltSite } from '../../output/builtSite';

/** The base path of the inbox's pages, reserved for them [C17]. The endpoint itself may be elsewhere. */
export const INBOX = '/__inbox';

/** The address of a file that came with a message, before its name. */
export const FILES = `${INBOX}/files/`;

/**
 * The form endpoint of a built site, if it is a path of the site itself.
 * @param outDir The built site. A new build may replace it at any time: call this for each request.
 */
export function localEndpoint(outDir: string): string | undefined {
  return ownPath(readBuiltSite(outDir)?.contact?.endpoint);
}

/** The endpoint, if it is a path and not an absolute URL. */
export function ownPath(endpoint: string | undefined): string | undefined {
  return endpoint?.startsWith('/') ? endpoint : undefined;
}
