import writeFileAtomic from 'write-file-atomic';
import { checkConfig, type CheckOptions, type CheckResult } from '../check/checkConfig';
import type { Problem } from '../check/problem';
import { applyEdits } from '../edit/applyEdits';
import { readBytes } from '../read/readBytes';
import { chooseCures, type Cured } from './chooseCures';

/** A cure may uncover the next mistake, but no file needs more rounds than this. */
const MOST_ROUNDS = 50;

/** What became of the certain cures of a config. */
export interface Fixing {
  /** In the order in which they were made. */
  cured: Cured[];
  /** The check of the file as it is now. */
  result: CheckResult;
}

/**
 * Makes all certain cures of a config in its file, and checks it again. Only what a cure changes is touched: order,
 * layout, escapes and line ends of all else stay. The file is written once, whole or not at all.
 */
export async function fixConfig(file: string, options: CheckOptions): Promise<Fixing> {
  const given = readBytes(file).bytes;
  let result = await checkConfig(file, { ...options, ...(given && { content: given }) });
  if (!given) return { cured: [], result };
  const cured: Cured[] = [];
  let content = Buffer.from(given);
  for (let round = 0; round < MOST_ROUNDS && result.problems.some(isCurable); round += 1) {
    const mark = content.subarray(0, 3).toString('utf8') === '\ufeff' ? '\ufeff' : '';
    const text = content.toString('utf8').slice(mark.length);
    const { edits, made } = chooseCures(text, result.problems);
    if (made.length === 0) break;
    cured.push(...made);
    content = Buffer.from(mark + applyEdits(text, edits));
    result = await checkConfig(file, { ...options, content });
  }
  if (cured.length > 0) writeFileAtomic.sync(file, content);
  return { cured, result };
}

function isCurable({ fix, repair }: Problem): boolean {
  return fix !== undefined || repair !== undefined;
}
