import type { TableProgress, TellTable } from '../../../document/table/progress';
import type { TakeoverRequest } from '../../../studio/views/products/protocol';
import { isRecord } from '../../../document/isRecord';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { readBody } from '../guard';
import { RefusedError } from '../refusal';
import { createTables, type DoTask } from './tables';

/** Where the products are. */
interface ProductSources extends Pick<FeatureSources, 'root' | 'publicDir'> {
  session: Pick<FeatureSources['session'], 'draft'>;
}

/**
 * The routes of the products as a table. A request may have a name of its own, `task`, by which another asks how far it
 * has come:
 *
 * | POST /api/products-table           | { format: 'xlsx' or 'csv', task? } → the file, of the draft |
 * | POST /api/products-takeover        | TakeoverRequest, task? → Takeover: changes nothing          |
 * | GET  /api/products-progress?task=  | { progress? }: TableProgress, once it has begun             |
 */
export function productRoutes(
  { root, publicDir, session }: ProductSources,
  doTask: DoTask = createTables(),
): Routes {
  const sources = () => ({ root, publicDir, config: session.draft.value });
  const running = new Map<string, TableProgress>();

  /** Keeps the progress of a task until it has ended. */
  async function follow<Done>(body: unknown, work: (tell: TellTable) => Promise<Done>) {
    const task = isRecord(body) ? String(body['task']) : '';
    let hasEnded = false;
    try {
      return await work((progress) => {
        if (!hasEnded) running.set(task, progress);
      });
    } finally {
      hasEnded = true;
      running.delete(task);
    }
  }

  return {
    'POST products-table': async (request, _, response) => {
      const body = await readBody(request);
      const format = isRecord(body) ? body['format'] : undefined;
      if (format !== 'xlsx' && format !== 'csv') throw misfit();
      const result = await follow(body, (tell) => doTask({ ...sources(), write: format }, tell));
      if (!('file' in result)) throw misfit();
      response.writeHead(200, { 'content-type': TYPES[format], 'cache-control': 'no-store' });
      response.end(result.file);
    },
    'POST products-takeover': async (request) => {
      const body = await readBody(request);
      const read = toTakeover(body);
      const result = await follow(body, (tell) => doTask({ ...sources(), read }, tell));
      return 'takeover' in result ? result.takeover : undefined;
    },
    'GET products-progress': (_, url) => ({
      progress: running.get(url.searchParams.get('task') ?? ''),
    }),
  };
}

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

function toTakeover(body: unknown): TakeoverRequest {
  const { name, data, remove } = isRecord(body) ? body : {};
  if (typeof name !== 'string' || typeof data !== 'string') throw misfit();
  return { name, data, remove: remove === true };
}

const misfit = (): RefusedError => new RefusedError(400, 'This request cannot be understood.');
