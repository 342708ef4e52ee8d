import type { Answers, Question } from '../../document/table/question';
import { columnsOf } from '../../document/table/columns';
import type { TellTable } from '../../document/table/progress';
import { readingAt } from '../../document/table/progress';
import { countHeadings } from '../../document/table/sheets';
import { planImport, type ImportOptions, type ImportPlan } from './planImport';
import { productList } from './productList';
import { readTable } from './readTable';

/** A file with products. */
export interface ImportedFile {
  /** What it is called: its end says what it is. */
  name: string;
  bytes: Buffer;
  answers: Answers;
}

/**
 * Finds out what taking over a file would do, or what must be known first.
 * @param tell Told of each step.
 * @throws A sentence, if the file cannot be read, the config has no store, or nothing says which products are meant.
 */
export async function importFile(
  { name, bytes, answers }: ImportedFile,
  config: unknown,
  options: ImportOptions,
  tell: TellTable = () => undefined,
): Promise<{ question: Question } | { plan: ImportPlan }> {
  tell(readingAt('read'));
  const columns = columnsOf(productList(options.site, config).schema);
  const content = await readTable(bytes, name, {
    answers,
    countHeadings: (row) => countHeadings(row, columns),
  });
  if ('question' in content) return content;
  return { plan: await planImport(content.sheets, config, options, tell) };
}
