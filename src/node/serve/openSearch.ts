import { readBuiltSite } from '../output/builtSite';
import { openCurrent } from '../search/openCurrent';
import type { OpenedEndpoint } from '../search/openEndpoint';
import { DEFAULT_PROVIDER } from '../search/openProvider';
import { siteRules } from './siteRules';

/**
 * Opens the endpoint of a built site whose catalogue is too large for its pages; undefined for others.
 * @param perSecond Questions of one visitor in a second; the usual limit unless given, none for 0.
 * @throws If the catalogue cannot be read.
 */
export async function openSearch(
  outDir: string,
  perSecond?: number,
): Promise<OpenedEndpoint | undefined> {
  if (readBuiltSite(outDir)?.store?.endpoint === undefined) return undefined;
  const { headers } = siteRules(outDir);
  const options = {
    root: process.cwd(),
    dir: outDir,
    provider: DEFAULT_PROVIDER,
    headers,
    ...(perSecond !== undefined && { perSecond }),
  };
  return openCurrent(options, (line) => void process.stdout.write(`${line}\n`));
}
