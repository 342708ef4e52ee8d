import { importFile } from './importFile';
import type { ImportOptions, ImportPlan } from './planImport';
import type { Answers } from '../../document/table/question';

/** What taking over a file would do, for tests: a question that has no answer is an error. */
export async function planOf(
  name: string,
  bytes: Buffer,
  config: unknown,
  options: ImportOptions,
  answers: Answers = {},
): Promise<ImportPlan> {
  const result = await importFile({ name, bytes, answers }, config, options);
  if ('question' in result) throw new Error(`Nobody answered: ${result.question.text}`);
  return result.plan;
}
