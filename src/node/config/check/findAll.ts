import type { SiteConfig } from '../../../generated/authored';
import { generate } from '../../schemas/generate';
import type { SchemaSet } from '../../schemas/load';
import { valueAt } from '../../../document/values';
import { isRecord } from '../../../document/isRecord';
import { isWithin, type Path } from '../../../document/schema/walk';
import { createSources, type ReadSources } from './colours/sheets';
import type { Context, Report } from './context';
import { createTextVisitors } from './eachText';
import { gatherFacts } from './facts';
import type { Finding, Severity } from './problem';
import { createRoutes } from './routes';
import { loadRules } from './rules';
import { loadValidator } from './shape/loadValidator';
import { misplacedItem } from './shape/misplacedItem';
import { namedInvisible } from './shape/namedInvisible';
import { shapeFindings } from './shape/shapeFindings';
import { hasOtherForm, wrongVersion } from './shape/version';

/** The inputs of a check. */
export interface Search {
  /** The project's folder. */
  root: string;
  publicDir: string;
  /** The config without defaults. */
  written: () => unknown;
  /**
   * The project's code and style sheets. A caller that checks more than once passes the same object each time, so that
   * they and the schemas are read only once. By default they are read anew.
   */
  sources?: ReadSources | undefined;
  /** The moment that counts as the present; by default the real one. */
  now?: Date | undefined;
}

/** The findings of a check. */
export interface FoundAll {
  set: SchemaSet;
  findings: Finding[];
  /** The findings about values that the schema does not allow. */
  misfits: Finding[];
  /** The config with its defaults, if the schema allows all of it. */
  config?: SiteConfig;
}

/** All findings in a parsed config, and the config itself if it is valid against the schema. Fills in its defaults. */
export async function findAll(read: unknown, options: Search): Promise<FoundAll> {
  const { set, hash } = await schemasFor(options);
  const version = wrongVersion(read, set.version);
  if (version && hasOtherForm(read, set.version))
    return { set, findings: [version], misfits: [version] };

  // A file without a version is checked as one of the current version, so that one run reports all its mistakes.
  const config = version && isRecord(read) ? { ...read, version: set.version } : read;
  const validate = loadValidator(options.root, hash);
  const valid = validate(config) ? config : undefined;
  const findings = [
    version ?? [],
    shapeFindings(validate.errors ?? [], set, { config, publicDir: options.publicDir }),
  ].flat();
  const misfits = [...findings];
  if (!isRecord(config)) return { set, findings, misfits };

  const misplaced = findings
    .filter(({ path }) => misplacedItem(path, set, config))
    .map(({ path }) => path);
  const wrong = new Set(findings.map(({ path }) => path.join('/')));
  const report =
    (severity: Severity): Report =>
    (path, message, advice, fix, inForm, sameAs) => {
      // A value that violates its schema, or is in the wrong list, is reported only once.
      if (path.length > 0 && wrong.has(path.join('/'))) return;
      if (misplaced.some((one) => isWithin(path, one))) return;
      findings.push({ severity, path, message, advice, fix, inForm, sameAs, at: 'value' });
    };
  const facts = gatherFacts(set, config);
  const texts = createTextVisitors();
  const context: Context = {
    ...options,
    sources: options.sources ?? createSources(options.root),
    now: options.now ?? new Date(),
    config,
    set,
    facts,
    routes: createRoutes(config, facts, addressesAt(config, misplaced)),
    eachText: texts.add,
    error: report('error'),
    warning: report('warning'),
  };
  const rules = await loadRules();
  await Promise.all(rules.map(async (rule) => rule(context)));
  texts.visitAll(config);
  const named = (all: Finding[]) => all.map((finding) => namedInvisible(finding, set, config));
  return {
    set,
    findings: named(findings),
    misfits: named(misfits),
    ...(valid && { config: valid }),
  };
}

/** Cached, because reading and linking the schemas takes nearly half of a check. */
const readWith = new WeakMap<ReadSources, ReturnType<typeof generate>>();

function schemasFor({
  root,
  sources,
}: Pick<Search, 'root' | 'sources'>): ReturnType<typeof generate> {
  if (!sources) return generate(root);
  const schemas = readWith.get(sources) ?? generate(root);
  readWith.set(sources, schemas);
  return schemas;
}

/** The addresses of the pages at some paths. */
function addressesAt(config: unknown, paths: readonly Path[]): string[] {
  return paths.flatMap((path) => {
    const address = valueAt(config, [...path, 'path']);
    return typeof address === 'string' ? [address] : [];
  });
}
