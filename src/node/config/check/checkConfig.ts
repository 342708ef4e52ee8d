import { dirname, join } from 'node:path';
import type { SiteConfig } from '../../../generated/authored';
import type { ReadSources } from './colours/sheets';
import { findAll } from './findAll';
import type { Finding, Problem } from './problem';
import { decode } from '../read/decode';
import { readBytes } from '../read/readBytes';
import { readJson } from '../read/readJson';
import { fingerprintOf } from '../productFiles/fingerprint';
import { isWithin } from '../../../document/schema/walk';
import { generate } from '../../schemas/generate';
import { finishWriting } from '../writeTogether';
import { areInFiles, kindOf, namesIn, PRODUCTS_PATH } from '../productFiles/namedFiles';
import type { ProductFile } from '../productFiles/readProductFile';
import { withFiles, withProducts, type WithProducts } from '../productFiles/withProducts';
import { loadWorkbooks } from '../productFiles/workbook';
import { fileProblems, isOfProduct } from './report/fileProblems';
import { findingProblems, syntaxProblems } from './report/problems';

/** The result of a check. */
export interface CheckResult {
  /** The config with defaults filled in, if it is valid against the schema; pictures and ids are unresolved. */
  config?: SiteConfig;
  /** In file order. */
  problems: Problem[];
  /** Whether there are no errors. */
  ok: boolean;
  /** The files that its products stand in, by their full paths. */
  files?: string[];
  /** What tells the state of the config and its files that was checked from others: see `fingerprintOf`. */
  fingerprint: string;
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
  /**
   * Whether warnings about products in files are only counted: it is not found out where in their rows they are. A large
   * catalogue has ten thousand.
   */
  onlyCountsWarnings?: boolean;
}

/**
 * Checks a config and finds all its mistakes in one run: syntax errors, schema violations, dead links, missing
 * pictures and whatever else the rules in src/node/config/check/rules/ find. Any content of the file results in a
 * list of problems; it rejects only if schemas/ itself is broken.
 */
export async function checkConfig(file: string, options: CheckOptions): Promise<CheckResult> {
  const { content } = options;
  finishWriting(dirname(file));
  const { bytes, failure } = content ? { bytes: content, failure: [] } : readBytes(file);
  const decoded = bytes ? decode(bytes) : { text: undefined, mistakes: failure };
  const text = decoded.text ?? '';
  const reading = readJson(text);
  const mistakes = decoded.text === undefined ? [] : reading.mistakes;
  const syntax = syntaxProblems([...decoded.mistakes, ...mistakes], text);
  if (!reading.readable) return resultOf(syntax, { fingerprint: text });

  const publicDir = options.publicDir ?? join(dirname(file), 'public');
  const { value, files, mistakes: naming } = await readProducts(reading.data, file, options.root);
  const { set, findings, misfits, config } = await findAll(value, {
    ...options,
    publicDir,
    // Parsed again, because the validator fills defaults into what it is given.
    written: () => withFiles(JSON.parse(reading.text), files),
  });
  const isElsewhere = (finding: Finding): boolean => files !== undefined && isOfProduct(finding);
  const isRead = naming.length === 0 && (files ?? []).every(isReadable);
  // Of products that cannot be read, all that names them would seem wrong; other values are what they are.
  const certain = isRead ? findings : misfits.filter(({ path }) => !isWithin(path, PRODUCTS_PATH));
  const own = [...naming, ...certain.filter((finding) => !isElsewhere(finding))];
  const found = findingProblems(own, reading, set.config, text);
  // On a line with a syntax error, the values are guesses.
  const guessed = new Set(syntax.map(({ line }) => line));
  const inFiles = {
    files: files ?? [],
    config: value,
    schema: set.config,
    file,
    onlyCountsWarnings: options.onlyCountsWarnings && !options.strict,
  };
  const problems = [
    ...syntax,
    ...found.filter(({ line }) => !guessed.has(line)),
    ...fileProblems(certain.filter(isElsewhere), inFiles),
  ];
  return resultOf(problems, {
    strict: options.strict,
    fingerprint: fingerprintOf({ text, ...(files && { files }) }),
    ...(syntax.length === 0 && { config }),
    ...(files && { files: files.map(({ name }) => join(dirname(file), name)) }),
  });
}

/** Whether the rows of a file could be told apart. */
const isReadable = ({ mistakes }: ProductFile): boolean =>
  mistakes.every(({ row }) => row !== undefined);

/** The config with the products that stand in files beside it, as findings say what is wrong with their names. */
async function readProducts(data: unknown, file: string, root: string): Promise<WithProducts> {
  if (!areInFiles(data)) return { value: data, mistakes: [] };
  const { set } = await generate(root);
  if (namesIn(data).some((name) => kindOf(name) === 'xlsx')) await loadWorkbooks();
  return withProducts(data, dirname(file), set.config);
}

function resultOf(
  problems: readonly Problem[],
  {
    strict,
    config,
    files,
    fingerprint,
  }: {
    strict?: boolean | undefined;
    config?: SiteConfig | undefined;
    files?: string[] | undefined;
    fingerprint: string;
  },
): CheckResult {
  const names = [undefined, ...new Set(problems.flatMap(({ file }) => file ?? []))];
  const sorted = problems
    .map((problem): Problem => (strict ? { ...problem, severity: 'error' } : problem))
    .toSorted(
      (a, b) =>
        names.indexOf(a.file) - names.indexOf(b.file) || a.line - b.line || a.column - b.column,
    );
  const ok = sorted.every(({ severity }) => severity === 'warning');
  return { problems: sorted, ok, fingerprint, ...(config && { config }), ...(files && { files }) };
}
