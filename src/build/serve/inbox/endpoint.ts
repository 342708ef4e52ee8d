import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteData } from '../../../generated/types';

/** Everything of the inbox that is not the endpoint itself stands below this address; no page can (spec R28). */
export const INBOX = '/__inbox';

/**
 * The path to which the forms of a built site send, if it is one of the site itself.
 * @param outDir The built site. It may be built again meanwhile: ask again for each request.
 */
export function localEndpoint(outDir: string): string | undefined {
  const data = path.join(outDir, 'data');
  try {
    for (const build of readdirSync(data)) {
      const text = readFileSync(path.join(data, build, '_site.json'), 'utf8');
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has written it
      return ownPath((JSON.parse(text) as SiteData).contact.endpoint);
    }
  } catch {
    // No site, or one that is being written.
  }
  return undefined;
}

/** The endpoint, if it is a path of the site itself. */
export function ownPath(endpoint: string | undefined): string | undefined {
  return endpoint?.startsWith('/') ? endpoint : undefined;
}
