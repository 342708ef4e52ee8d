import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';
import { generate } from '../../schemas/generate';
import type { SchemaSet } from '../../schemas/load';
import { isRecord, isWithin } from '../../schemas/walk';
import type { Context, Report } from './context';
import { gatherFacts } from './facts';
import type { Finding, Problem, Severity } from './problem';
import { decode } from '../read/decode';
import { readBytes } from '../read/readBytes';
import { readJson, type JsonReading } from '../read/readJson';
import { findingProblems, syntaxProblems } from './report/problems';
import { createRoutes } from './routes';
import { loadRules } from './rules';
import { loadValidator } from './shape/loadValidator';
import { misplacedItem } from './shape/misplacedItem';
import { namedInvisible } from './shape/namedInvisible';
import { shapeFindings } from './shape/shapeFindings';
import { hasOtherForm, wrongVersion } from './shape/version';

/** The result of a check. */
export interface CheckResult {
  /** The config with defaults filled in, if it is valid against the schema; pictures and ids are unresolved. */
  config?: SiteConfig;
  /** In file order. */
  problems: Problem[];
  /** Whether there are no errors. */
  ok: boolean;
}

/** How a config is checked. */
export interface CheckOptions {
  /** The project's folder, with schemas/ and node_modules/. */
  root: string;
  /** Makes warnings errors. */
  strict?: boolean;
  /** The folder of pictures and fonts; by default, public/ beside the config. */
  publicDir?: string;
  /** The new content of the file, to check it before it is written. */
  content?: Uint8Array;
}

/**
 * Checks a config and finds all its mistakes in one run: syntax errors, schema violations, dead links, missing
 * pictures and whatever else the rules in src/node/config/check/rules/ find. Any content of the file results in a
 * list of problems; it rejects only if schemas/ itself is broken.
 */
export async function checkConfig(file: string, options: CheckOptions): Promise<CheckResult> {
  const { content } = options;
  const { bytes, failure } = content ? { bytes: content, failure: [] } : readBytes(file);
  const decoded = bytes ? decode(bytes) : { text: undefined, mistakes: failure };
  const text = decoded.text ?? '';
  const reading = readJson(text);
  const mistakes = decoded.text === undefined ? [] : reading.mistakes;
  const syntax = syntaxProblems([...decoded.mistakes, ...mistakes], text);
  if (!reading.readable) return resultOf(syntax);

  const publicDir = options.publicDir ?? join(dirname(file), 'public');
  const { set, findings, config } = await findAll(reading, { ...options, publicDir });
  const found = findingProblems(findings, reading, set.site, text);
  // On a line with a syntax error, the values are guesses.
  const guessed = new Set(syntax.map(({ line }) => line));
  const problems = [...syntax, ...found.filter(({ line }) => !guessed.has(line))];
  return resultOf(problems, { strict: options.strict, ...(syntax.length === 0 && { config }) });
}

/** All findings in parsed data, and the data itself if it is valid against the schema. */
async function findAll(
  { data: read, text }: JsonReading,
  options: CheckOptions & { publicDir: string },
): Promise<{ set: SchemaSet; findings: Finding[]; config?: SiteConfig }> {
  const { set, hash } = await generate(options.root);
  const version = wrongVersion(read, set.version);
  if (version && hasOtherForm(read, set.version)) return { set, findings: [version] };

  // A file without a version is checked as one of the current version, so that one run reports all its mistakes.
  const data = version && isRecord(read) ? { ...read, version: set.version } : read;
  const validate = loadValidator(options.root, hash);
  const config = validate(data) ? data : undefined;
  const findings = [
    version ?? [],
    shapeFindings(validate.errors ?? [], set, { data, publicDir: options.publicDir }),
  ].flat();
  if (!isRecord(data)) return { set, findings };

  const misplaced = findings
    .filter(({ path }) => misplacedItem(path, set, data))
    .map(({ path }) => path);
  const wrong = new Set(findings.map(({ path }) => path.join('/')));
  const report =
    (severity: Severity): Report =>
    (path, message, advice, fix) => {
      // A value that violates its schema, or is in the wrong list, is reported only once.
      if (path.length > 0 && wrong.has(path.join('/'))) return;
      if (misplaced.some((place) => isWithin(path, place))) return;
      findings.push({ severity, path, message, advice, fix, at: 'value' });
    };
  const facts = gatherFacts(set, data);
  const context: Context = {
    ...options,
    data,
    // Parsed on demand: the validator has filled in defaults, and few rules need the original.
    written: () => JSON.parse(text),
    set,
    facts,
    routes: createRoutes(data, facts),
    error: report('error'),
    warning: report('warning'),
  };
  const rules = await loadRules();
  await Promise.all(rules.map(async (rule) => rule(context)));
  const named = findings.map((finding) => namedInvisible(finding, set, data));
  return { set, findings: named, ...(config && { config }) };
}

function resultOf(
  problems: readonly Problem[],
  { strict, config }: { strict?: boolean | undefined; config?: SiteConfig | undefined } = {},
): CheckResult {
  const sorted = problems
    .map((problem): Problem => (strict ? { ...problem, severity: 'error' } : problem))
    .toSorted((a, b) => a.line - b.line || a.column - b.column);
  const ok = sorted.every(({ severity }) => severity === 'warning');
  return { problems: sorted, ok, ...(config && { config }) };
}
