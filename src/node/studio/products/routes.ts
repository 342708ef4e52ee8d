import type { IncomingMessage } from 'node:http';
import type { TableProgress, TellTable } from '../../../document/table/progress';
import type { TakeoverRequest } from '../../../studio/views/products/protocol';
import type { Routes } from '../api';
import type { FeatureSources } from '../featureSources';
import { objectWith, readBodyAs, shapeOf, TEXT } from '../shapes/shape';
import { createTables, type DoTask } from './tables';

/** Where the products are. */
interface ProductSources extends Pick<FeatureSources, 'root' | 'publicDir' | 'languageOf'> {
  session: Pick<FeatureSources['session'], 'draft'>;
}

/**
 * The routes of the products as a table. A request may have a name of its own, `task`, by which another asks how far it
 * has come:
 *
 * | POST /api/products-table           | { format: 'xlsx' or 'csv', task? } → the file, of the draft |
 * | POST /api/products-takeover        | TakeoverRequest, task? → TakeoverAnswer: changes nothing    |
 * | GET  /api/products-progress?task=  | { progress? }: TableProgress, once it has begun             |
 */
export function productRoutes(
  { root, publicDir, session, languageOf }: ProductSources,
  doTask: DoTask = createTables(),
): Routes {
  const sources = (request: IncomingMessage) => ({
    root,
    publicDir,
    config: session.draft.value,
    language: languageOf(request).name,
  });
  const running = new Map<string, TableProgress>();

  /** Keeps the progress of a task until it has ended. */
  async function follow<Done>({ task = '' }: Named, work: (tell: TellTable) => Promise<Done>) {
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
      const body = await readBodyAs(request, isTableRequest);
      const { format } = body;
      const result = await follow(body, (tell) =>
        doTask({ ...sources(request), write: format }, tell),
      );
      if (!('file' in result)) throw new Error('The table has not been written.');
      response.writeHead(200, { 'content-type': TYPES[format], 'cache-control': 'no-store' });
      response.end(result.file);
    },
    'POST products-takeover': async (request) => {
      const body = await readBodyAs(request, isTakeoverRequest);
      const { name, data, remove = false, answers = {}, pictures = {} } = body;
      const read = { name, data, remove, answers, pictures };
      const result = await follow(body, (tell) => doTask({ ...sources(request), read }, tell));
      if ('file' in result) throw new Error('The table has not been read.');
      return 'takeover' in result ? result.takeover : result;
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

/** A request that may have a name, by which another asks how far it has come. */
interface Named {
  task?: string;
}

const isTableRequest = shapeOf<Named & { format: keyof typeof TYPES }>(
  objectWith({ format: { enum: Object.keys(TYPES) } }, { task: TEXT }),
);

const isTakeoverRequest = shapeOf<Named & Omit<TakeoverRequest, 'remove'> & { remove?: boolean }>(
  objectWith(
    { name: TEXT, data: TEXT },
    {
      remove: { type: 'boolean' },
      answers: { type: 'object', additionalProperties: TEXT },
      pictures: { type: 'object', additionalProperties: TEXT },
      task: TEXT,
    },
  ),
);
