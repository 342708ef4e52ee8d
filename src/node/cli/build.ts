import { dirname, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SiteConfig } from '../../generated/authored';
import { nextBuild, zoneOf } from '../../document/dates/changes';
import { momentInWords } from '../../document/dates/moments';
import { buildSite, type BuildOptions, type BuildReport } from '../build/build';
import { buildWhileChecking, isWorthThread } from '../build/buildWhileChecking';
import { checkConfig, type CheckResult } from '../config/check/checkConfig';
import { gatherAlike } from '../config/check/alike';
import { format } from '../config/check/format';
import { count } from '../config/check/shape/words';
import { summary } from '../config/check/summary';
import { loadSchemas } from '../schemas/load';
import { CONFIG_OPTION } from './launch/configOption';
import type { Help, Options } from './launch/help';
import { progressLine } from './progress/progressLine';

const OPTIONS = {
  strict: { type: 'boolean', default: false, help: 'treat warnings as mistakes' },
  config: CONFIG_OPTION,
  out: { type: 'string', default: 'dist', value: 'folder', help: 'another folder than dist' },
  fresh: {
    type: 'boolean',
    default: false,
    help: 'make every file anew, as after some in the folder were replaced by others of their size',
  },
} as const satisfies Options;

/** See `run`. */
export const help: Help = {
  about:
    'Checks the config and writes the site as static files, for any host. What stood there before\nis replaced once the new site is whole.',
  options: OPTIONS,
  examples: ['', '--config ../acme/site.config.json'],
};

/**
 * `npm run build [-- --strict] [--config file] [--out folder] [--fresh]`: checks the config and writes the site to dist/, as
 * static files for any host. Pictures and fonts come from public/ beside the config. Warnings are only counted, with
 * the command that lists them.
 * @returns The exit code: 1 if the config has errors; then nothing is built.
 */
export async function run(args: string[] = []): Promise<number> {
  const { values } = parseArgs({
    args,
    options: OPTIONS,
  });
  const root = process.cwd();
  const file = resolve(root, values.config);
  const outDir = resolve(root, values.out);
  const { strict } = values;
  const line = progressLine(process.stderr);
  line.tell({ step: 'check' });
  let config: SiteConfig | undefined;
  const tell = (result: CheckResult) => {
    line.clear();
    ({ config } = result);
    tellResult(result, values.config);
  };
  const build = async (read: Pick<BuildOptions, 'config' | 'schemas' | 'approve'>) =>
    buildSite({
      root,
      siteDir: dirname(file),
      outDir,
      ...read,
      isFresh: values.fresh,
      progress: line.tell,
    });
  const buildAfterChecking = async () => {
    const result = await checkConfig(file, { root, strict, onlyCountsWarnings: true });
    tell(result);
    if (!result.ok || !result.config) return 'refused';
    return build({ config: result.config, schemas: loadSchemas(root) });
  };
  const buildAtOnce = async () =>
    isWorthThread(file) ? buildWhileChecking({ file, root, strict, tell, build }) : undefined;
  let report: BuildReport | 'refused' | undefined;
  try {
    report = (await buildAtOnce()) ?? (await buildAfterChecking());
  } finally {
    line.clear();
  }
  if (report === 'refused' || !config) return 1;
  const seconds = (report.time / 1000).toFixed(1);
  process.stdout.write(
    `${count(report.pages, 'page')} written to ${join(relative(root, outDir), '/')} in ${seconds} s: ${count(report.files, 'file')}, ${(report.bytes / 1e6).toFixed(1)} MB.${whenAgain(config, new Date())}\n`,
  );
  return 0;
}

/** Prints the mistakes that a check has found, and how many warnings. */
function tellResult(result: CheckResult, name: string): void {
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) process.stderr.write(`${format(gatherAlike(errors), name)}\n\n`);
  process.stdout.write(`${summary(result, name)}${whereWarnings(name, result)}\n`);
}

/** A sentence on when the site has to be built again, because content becomes due. */
function whenAgain(config: SiteConfig, now: Date): string {
  const next = nextBuild(config, now);
  return next === undefined
    ? ''
    : ` Build it again on ${momentInWords(next)} (${zoneOf(config)}): something appears or goes by its date.`;
}

function whereWarnings(file: string, { problems }: CheckResult): string {
  if (problems.every(({ severity }) => severity === 'error')) return '';
  const named = file === 'site.config.json' ? '' : ` -- --config ${file}`;
  return ` To see the warnings, run "npm run check${named}".`;
}
