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
  /** The config with its defaults filled in, where its shape is right; pictures and ids are as written. */
  config?: SiteConfig;
  /** In file order. */
  problems: Problem[];
  /** Whether there is no error. */
  ok: boolean;
}

/** How a config is checked. */
export interface CheckOptions {
  /** The folder of the project, with schemas/ and node_modules/. */
  root: string;
  /** Makes warnings errors. */
  strict?: boolean;
  /** The folder of pictures and fonts; without it, public/ beside the config. */
  publicDir?: string;
  /** What the file would hold, to check it before it is written. */
  content?: Uint8Array;
}

/**
 * Checks a config and finds all its mistakes in one run: broken syntax, wrong shape, links that lead
 * nowhere, missing pictures and whatever else src/node/config/check/rules/ looks for. Whatever the file holds,
 * the answer is a list of problems; it rejects only when schemas/ itself is broken.
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
  // Values on a line with broken syntax were only guessed.
  const guessed = new Set(syntax.map(({ line }) => line));
  const problems = [...syntax, ...found.filter(({ line }) => !guessed.has(line))];
  return resultOf(problems, { strict: options.strict, ...(syntax.length === 0 && { config }) });
}

/** Everything that is wrong with data that was read, and the data itself where its shape is right. */
async function findAll(
  { data: read, text }: JsonReading,
  options: CheckOptions & { publicDir: string },
): Promise<{ set: SchemaSet; findings: Finding[]; config?: SiteConfig }> {
  const { set, hash } = await generate(options.root);
  const version = wrongVersion(read, set.version);
  if (version && hasOtherForm(read, set.version)) return { set, findings: [version] };

  // A file that does not say its version is taken for a new one: all that is wrong with it is said in one run.
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
      // A value that does not even fit its schema is reported once, and so is one that stands in the wrong list.
      if (path.length > 0 && wrong.has(path.join('/'))) return;
      if (misplaced.some((place) => isWithin(path, place))) return;
      findings.push({ severity, path, message, advice, fix, at: 'value' });
    };
  const facts = gatherFacts(set, data);
  const context: Context = {
    ...options,
    data,
    // The validator has filled the defaults in, and few rules ask what was there before.
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
