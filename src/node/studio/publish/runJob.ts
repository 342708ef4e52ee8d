import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';
import { buildSite } from '../../build/build';
import { checkConfig } from '../../config/check/checkConfig';
import { readConfigFile } from '../../config/configFile';
import { count } from '../../config/check/shape/words';
import { walk } from '../../../document/schema/walk';
import type { Schema } from '../../../document/schema/schema';
import { loadWorkbooks } from '../../config/productFiles/workbook';
import { loadSchemas, type SchemaSet } from '../../schemas/load';
import { wholeText } from '../history/wholeText';
import { deliver } from './deliver';
import type { Job, JobDone } from './job';
import type { TellStep } from './tellStep';

/**
 * Checks the config, builds the site and brings it where it is to be seen.
 * @throws A sentence; then what was live still is.
 */
export async function runJob(job: Job, tell: TellStep, signal: AbortSignal): Promise<JobDone> {
  tell({ step: 'check' });
  const { config, text } = await checked(job);
  const schemas = loadSchemas(job.root);
  const report = await buildSite({
    root: job.root,
    siteDir: dirname(job.config),
    outDir: job.site,
    config: forWay(config, job.way, schemas),
    schemas,
    progress: tell,
    isDraft: job.draft !== undefined,
  });
  await deliver(job, config, tell, signal);
  const { pages, files, bytes } = report;
  return { text, pages, files, bytes };
}

/**
 * The config that a way builds. After a push, the host builds again, and a copy to show around opens from a disk: neither
 * needs compressed files, which take more than half of the time. Of a draft on phones, nobody gets a message.
 */
function forWay(config: SiteConfig, way: Job['way'], schemas: SchemaSet): SiteConfig {
  if (way === 'zip' || way === 'server') return config;
  if (way === 'share') toNobody(config, schemas);
  return { ...config, hosting: { ...config.hosting, compressed: false } };
}

/** Where no message arrives: the server of the draft can only be read. */
const NOBODY = '/draft/nobody';

/** Lets all forms post to the server of the draft, which refuses what they send. */
function toNobody(config: SiteConfig, schemas: SchemaSet): void {
  walk(schemas.config, config, ({ kind, parent, key }) => {
    if (kind === 'endpoint') parent[key] = NOBODY;
  });
}

/** What a config says with all of its products; undefined if that cannot be read. */
function wholeTextOf(file: string, schema: Schema): string | undefined {
  try {
    return wholeText(readConfigFile(file, schema));
  } catch {
    // The check says why.
    return undefined;
  }
}

async function checked({ config, draft, root }: Job) {
  const file = draft ?? config;
  const publicDir = join(dirname(config), 'public');
  const { config: schema } = loadSchemas(root);
  await loadWorkbooks();
  for (;;) {
    const before = wholeTextOf(file, schema);
    const { ok, config: read, problems } = await checkConfig(file, { root, publicDir });
    const text = wholeTextOf(file, schema);
    // Saved meanwhile: what is recorded as live has to be what was built.
    if (before !== text) continue;
    if (ok && read && text !== undefined) return { config: read, text };
    const mistakes = problems.filter(({ severity }) => severity === 'error').length;
    throw new Error(`The site has ${count(mistakes, 'mistake')}. Studio lists them.`);
  }
}
