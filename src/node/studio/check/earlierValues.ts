import type { Schema } from '../../../document/schema/schema';
import { readConfigFile } from '../../config/configFile';
import { tryParseJson } from '../../files/parseJson';
import { savedVersions } from '../history/versions';

/** How many versions are looked at: each has to be checked while somebody waits for Studio. */
const MAX_VERSIONS = 10;

/**
 * What a config was before the draft, the latest first: what its file holds, then its saved versions. What cannot be
 * read is left out.
 */
export async function* earlierValues(file: string, schema: Schema): AsyncGenerator {
  const inFile = attempt(() => readConfigFile(file, schema).value);
  if (inFile !== undefined) yield inFile;
  const versions = savedVersions(file, () => schema);
  for (const { id } of (await versions.list()).slice(0, MAX_VERSIONS)) {
    const text = await versions.read(id).catch(() => undefined);
    const value = text === undefined ? undefined : tryParseJson(text);
    if (value !== undefined) yield value;
  }
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    return undefined;
  }
}
