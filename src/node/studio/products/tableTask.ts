import { dirname } from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import type { TableProgress, TellTable } from '../../../document/table/progress';
import type { Question } from '../../../document/table/question';
import type { Schema } from '../../../document/schema/schema';
import type { TakeoverRequest, Takeover } from '../../../studio/views/products/protocol';
import { importFile } from '../../products/importFile';
import { siteFiles } from '../../products/pictures';
import { rememberAnswers, rememberedAnswers } from '../../products/remembered';
import { drawStandIn } from '../../products/standIn';
import type { TableFormat } from '../../products/tableFormat';
import { writeTable } from '../../products/writeTable';
import { loadSchemas } from '../../schemas/load';
import { openLanguages, type AskedLanguage } from '../language/askedLanguage';
import { sayQuestion } from '../language/inLanguage';
import { takeoverOf } from './takeover';

/** What is to be done with a table of products. */
export type TableTask = {
  /** The folder of the project, and the one with the company's files. */
  root: string;
  publicDir: string;
  /** The draft. */
  config: unknown;
  /** The tag of the language of the window that asks: 'pt'. */
  language: string;
} & ({ write: TableFormat } | { read: TakeoverRequest });

/** What was done: the bytes of a file, or what taking one over would do. */
export type TableResult = { file: Uint8Array } | { takeover: Takeover } | { question: Question };

/**
 * Writes or reads a table of products.
 * @param order.port Where each TableProgress is sent to.
 * @throws A sentence, if the file cannot be read or the config has no products.
 */
export async function doTableTask({
  task: { root, publicDir, config, language, ...task },
  port,
}: {
  task: TableTask;
  port: MessagePort;
}): Promise<TableResult> {
  const tell = (progress: TableProgress) => port.postMessage(progress);
  const { config: configSchema } = loadSchemas(root);
  if ('write' in task) return { file: await writeTable(configSchema, config, task.write, tell) };
  const spoken = openLanguages(root, configSchema)(language);
  return readTableTask(task.read, { root, publicDir, configSchema, config, spoken }, tell);
}

/** Where a table is read, and in which language it is told what it would do. */
interface ReadSources {
  root: string;
  publicDir: string;
  configSchema: Schema;
  config: unknown;
  spoken: AskedLanguage;
}

/** What taking over a file would do. Its answers are kept beside the config, as those of the command are. */
async function readTableTask(
  { name, data, remove, answers = {}, pictures = {} }: TakeoverRequest,
  { root, publicDir, configSchema, config, spoken }: ReadSources,
  tell: TellTable,
): Promise<TableResult> {
  const known = new Map([...siteFiles(publicDir), ...Object.entries(pictures)]);
  const file = {
    name,
    bytes: Buffer.from(data, 'base64'),
    answers,
    remembered: rememberedAnswers(dirname(publicDir)),
    pictures: { find: (picture: string) => known.get(picture) },
  };
  const result = await importFile(file, config, { root, publicDir, configSchema, remove }, tell);
  if ('question' in result) return { question: sayQuestion(result.question, spoken.say) };
  const { foreign } = result.plan;
  if (foreign && Object.keys(answers).length > 0) {
    await rememberAnswers(dirname(publicDir), foreign.key, foreign.answers);
  }
  // The draft names it as soon as the table is taken over.
  if (result.plan.needsDrawing === true) await drawStandIn(publicDir);
  return { takeover: takeoverOf(result.plan, spoken) };
}
