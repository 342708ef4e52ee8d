import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';
import type { ReadSources } from './colours/sheets';
import { findAll } from './findAll';
import type { Problem } from './problem';
import { decode } from '../read/decode';
import { readBytes } from '../read/readBytes';
import { readJson } from '../read/readJson';
import { findingProblems, syntaxProblems } from './report/problems';

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
  /** The project's sources, for a caller that checks more than once: see `Search`. */
  sources?: ReadSources;
  /** The moment that counts as the present; by default the real one. */
  now?: Date;
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
  const { set, findings, config } = await findAll(reading.data, {
    ...options,
    publicDir,
    // Parsed again, because the validator fills defaults into what it is given.
    written: () => JSON.parse(reading.text),
  });
  const found = findingProblems(findings, reading, set.config, text);
  // On a line with a syntax error, the values are guesses.
  const guessed = new Set(syntax.map(({ line }) => line));
  const problems = [...syntax, ...found.filter(({ line }) => !guessed.has(line))];
  return resultOf(problems, { strict: options.strict, ...(syntax.length === 0 && { config }) });
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
