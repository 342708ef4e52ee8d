import writeFileAtomic from 'write-file-atomic';
import { checkConfig, type CheckOptions, type CheckResult } from '../check/checkConfig';
import { createSources } from '../check/colours/sheets';
import type { Problem } from '../check/problem';
import { applyEdits } from '../edit/applyEdits';
import { readBytes } from '../read/readBytes';
import { chooseFixes, type AppliedFix } from './chooseFixes';

/** A fix may uncover another mistake, which takes another round, but no file needs more rounds than this. */
const MAX_ROUNDS = 50;

/** The outcome of fixing a config. */
export interface Fixing {
  /** In the order in which they were applied. */
  applied: AppliedFix[];
  /** The check of the fixed file. */
  result: CheckResult;
}

/**
 * Applies all certain fixes to a config file, and checks it again. Only the fixed values change: the order, layout,
 * escapes and line ends of the rest are kept. The file is written once, atomically.
 */
export async function fixConfig(file: string, options: CheckOptions): Promise<Fixing> {
  const sources = options.sources ?? createSources(options.root);
  const given = readBytes(file).bytes;
  let result = await checkConfig(file, {
    ...options,
    sources,
    ...(given && { content: given }),
  });
  if (!given) return { applied: [], result };
  const applied: AppliedFix[] = [];
  let content = Buffer.from(given);
  for (let round = 0; round < MAX_ROUNDS && result.problems.some(isCurable); round += 1) {
    const mark = content.subarray(0, 3).toString('utf8') === '\ufeff' ? '\ufeff' : '';
    const text = content.toString('utf8').slice(mark.length);
    const { edits, made } = chooseFixes(text, result.problems);
    if (made.length === 0) break;
    applied.push(...made);
    content = Buffer.from(mark + applyEdits(text, edits));
    result = await checkConfig(file, { ...options, sources, content });
  }
  if (applied.length > 0) writeFileAtomic.sync(file, content);
  return { applied, result };
}

function isCurable({ fix, repair }: Problem): boolean {
  return fix !== undefined || repair !== undefined;
}
