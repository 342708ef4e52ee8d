import type { MessagePort } from 'node:worker_threads';
import type { TableProgress } from '../../../document/table/progress';
import type { TakeoverRequest, Takeover } from '../../../studio/views/products/protocol';
import { importFile } from '../../products/importFile';
import type { TableFormat } from '../../products/tableFormat';
import { writeTable } from '../../products/writeTable';
import { loadSchemas } from '../../schemas/load';
import { takeoverOf } from './takeover';

/** What is to be done with a table of products. */
export type TableTask = {
  /** The folder of the project, and the one with the company's files. */
  root: string;
  publicDir: string;
  /** The draft. */
  config: unknown;
} & ({ write: TableFormat } | { read: TakeoverRequest });

/** What was done: the bytes of a file, or what taking one over would do. */
export type TableResult = { file: Uint8Array } | { takeover: Takeover };

/**
 * Writes or reads a table of products.
 * @param order.port Where each TableProgress is sent to.
 * @throws A sentence, if the file cannot be read or the config has no products.
 */
export async function doTableTask({
  task: { root, publicDir, config, ...task },
  port,
}: {
  task: TableTask;
  port: MessagePort;
}): Promise<TableResult> {
  const tell = (progress: TableProgress) => port.postMessage(progress);
  const { config: site } = loadSchemas(root);
  if ('write' in task) return { file: await writeTable(site, config, task.write, tell) };
  const { name, data, remove } = task.read;
  const file = { name, bytes: Buffer.from(data, 'base64'), answers: {} };
  const result = await importFile(file, config, { root, publicDir, site, remove }, tell);
  if ('question' in result) throw new Error(result.question.text);
  return { takeover: takeoverOf(result.plan) };
}
